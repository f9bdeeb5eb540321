"""The examples of the chapter on Python, and of the README, answer what stands there."""

import doctest
import re
from pathlib import Path

import matplotlib
import pytest

HERE = Path(__file__).parents[1]
DOCUMENTS = [HERE.parents[1] / "docs" / "python.md", HERE / "README.md"]


def sessions(text):
    """The text with blank lines in place of what is no session: lines keep their numbers."""
    kept, is_session = [], False
    for line in text.splitlines():
        if line.startswith("```"):
            is_session = line == "```python"
            kept.append("")
        else:
            kept.append(line if is_session else "")
    return "\n".join(kept) + "\n"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_document(document):
    matplotlib.use("Agg")
    text = document.read_text(encoding="utf-8")
    names = {"__name__": "__main__"}
    parser = doctest.DocTestParser()
    test = parser.get_doctest(sessions(text), names, document.name, str(document), 0)
    assert len(test.examples) == len(re.findall(r"^>>> ", text, re.MULTILINE)) > 0
    told = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    runner.run(test, out=told.append)
    assert runner.failures == 0, "".join(told)
