"""The notebooks of the book run, and show what they are to show."""

from collections import Counter
from pathlib import Path

import nbclient
import nbformat
import pytest

NOTEBOOKS = Path(__file__).parents[3] / "docs" / "notebooks"

KINDS = ("image/svg+xml", "image/png", "text/html")
# How many outputs of each kind a notebook has: pictures, plots, and tables or texts in HTML.
SHOWN = {
    "nim-in-class": {"image/svg+xml": 7, "image/png": 1, "text/html": 8},
    "nimbers-with-numpy": {"image/svg+xml": 1, "image/png": 2, "text/html": 5},
    "research": {"image/svg+xml": 3, "image/png": 3, "text/html": 10},
    "your-own-ruleset": {"image/svg+xml": 4, "text/html": 8},
}
# How many of those in HTML contain a picture, and how many a table.
WITHIN = {
    "nim-in-class": {"<svg": 5, "<table": 1},
    "nimbers-with-numpy": {"<svg": 1},
    "research": {"<svg": 2, "<table": 6},
    "your-own-ruleset": {"<svg": 5, "<table": 1},
}


def read(name):
    notebook = nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4)
    nbformat.validate(notebook)
    return notebook


def code(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def test_every_notebook_is_expected():
    assert {path.stem for path in NOTEBOOKS.glob("*.ipynb")} == set(SHOWN)


@pytest.mark.parametrize("name", SHOWN)
def test_nothing_is_stored_that_was_computed(name):
    notebook = read(name)
    assert notebook.metadata.kernelspec.name == "python3"
    for cell in code(notebook):
        assert cell.outputs == []
        assert cell.execution_count is None


@pytest.mark.parametrize("name", SHOWN)
def test_notebook(name, monkeypatch):
    # Plots are shown in the notebook, whatever the tests around it have chosen.
    monkeypatch.delenv("MPLBACKEND", raising=False)
    notebook = read(name)
    # A cell that raises without being tagged ends this with its traceback.
    nbclient.NotebookClient(notebook, kernel_name="python3", timeout=300).execute()

    shown, within = Counter(), Counter()
    for cell in code(notebook):
        raises = any(output.output_type == "error" for output in cell.outputs)
        assert raises == ("raises-exception" in cell.metadata.get("tags", [])), cell.source
        for output in cell.outputs:
            data = output.get("data", {})
            shown.update(kind for kind in data if kind in KINDS)
            html = data.get("text/html", "")
            within.update(mark for mark in ("<svg", "<table") if mark in html)
    assert (shown, within) == (SHOWN[name], WITHIN[name])
