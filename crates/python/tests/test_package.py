"""The package as a whole: its examples, its types, its table of functions."""

import doctest
import importlib
import os
import pkgutil
import subprocess
import sys
from pathlib import Path

import functions
import nimatron
import pytest
from nimatron import _native

MODULES = ["nimatron", *(f"nimatron.{module.name}" for module in pkgutil.iter_modules(nimatron.__path__))]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_are_true(name):
    module = importlib.import_module(name)
    names = vars(nimatron) | vars(module)
    finder = doctest.DocTestFinder(exclude_empty=True)
    failed = 0
    for example in finder.find(module, name, module=module, globs=names):
        failed += doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(example).failed
    assert failed == 0


@pytest.mark.parametrize("check", ["mypy --strict -p nimatron", "mypy.stubtest --ignore-disjoint-bases nimatron"])
def test_the_types_hold(check, tmp_path):
    command = [sys.executable, "-m", *check.split()]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_functions_are_those_of_the_engine():
    file = Path(__file__).parent.parent / "python/nimatron/functions.py"
    if os.environ.get("NIMATRON_REWRITE"):
        file.write_text(functions.written(), encoding="utf-8")
    assert file.read_text(encoding="utf-8") == functions.written()


@pytest.mark.parametrize("entry", _native.functions(), ids=lambda entry: entry[0])
def test_each_function_gives_what_its_example_says(entry):
    _, _, _, (example, answer) = entry
    value = nimatron.calc(example)
    if isinstance(value, bool):
        shown = str(value).lower()
    elif isinstance(value, list):
        shown = ", ".join(map(str, value))
    else:
        shown = str(value)
    if not isinstance(value, nimatron.Thermograph):
        assert shown == answer


def test_importing_takes_neither_numpy_nor_anything_else():
    script = "import sys, nimatron; print({'numpy', 'polars', 'matplotlib', 'ray'} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == "set()\n"
