"""Work that is cut into jobs: planned, done anywhere, and put together again.

A plan is a list of lines, one for each job, as `nimatron job plan` writes them; every function here takes
a list of lines or the path of a file. Answers are files in a folder. A job whose answer is there
is not done again, whatever ended the last run.

>>> from tempfile import mkdtemp
>>> folder = mkdtemp()
>>> lines = plan("octals:2", heaps=1000)
>>> len(lines), lines[0]
(63, '{"job":"78c69cfb2edf089539bf3cad","kind":"period","ruleset":"0.01","heaps":1000}')
>>> done = run(lines[:40], folder)
>>> done.done, len(missing(lines, folder))
(40, 23)
>>> run(lines, folder).done
23
>>> merge(lines, folder)
Merged(jobs=63, merged=63, missing=[], refused=[])
"""

from __future__ import annotations

import json
import os
import platform
import time
from collections.abc import Callable, Iterable
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

from . import _native
from ._native import Position

__all__ = [
    "Left",
    "Merged",
    "Ran",
    "Refusal",
    "answer",
    "merge",
    "missing",
    "plan",
    "read",
    "run",
    "table",
    "to_parquet",
]

StrPath = str | PathLike[str]
Plan = StrPath | Iterable[str]
Folders = StrPath | Iterable[StrPath]

MEMORY = 1 << 30
"""Bytes for one job, if nothing else is said."""


class Left(NamedTuple):
    """A job that was not done."""

    job: str
    """Its line."""
    reason: str | None
    """Why it was not finished; `None` if it was not begun."""


class Ran(NamedTuple):
    """What a run did."""

    jobs: int
    """Number of jobs."""
    known: int
    """Number of jobs that had an answer before."""
    done: int
    """Number of jobs that were done."""
    left: list[Left]
    """Jobs that were not done."""


class Refusal(NamedTuple):
    """An answer that a merge refused."""

    path: Path
    """Its file."""
    worker: str | None
    """The machine and process that gave it; `None` if the file is damaged."""
    reason: str
    """Why."""


class Merged(NamedTuple):
    """What a merge put together."""

    jobs: int
    """Number of jobs."""
    merged: int
    """Number of jobs with an answer that was accepted."""
    missing: list[str]
    """Lines of the jobs without one."""
    refused: list[Refusal]
    """Answers that were refused."""


def read(plan: Plan, /) -> list[str]:
    """The lines of a plan, each job once. What is no job is a `ParseError`.

    >>> read(["", *plan("excess: 3..7"), *plan("excess: 5")])[-1]
    '{"job":"79f4a3dfded15d6f3b6949c7","kind":"excess","prime":7}'
    """
    if isinstance(plan, (str, PathLike)):
        plan = Path(plan).read_text(encoding="utf-8").splitlines()
    return _native.read_jobs(list(plan))


def plan(
    *what: str | Position,
    heaps: int = 1 << 16,
    work: int = 1 << 24,
    leaves: int | None = None,
    store: StrPath | None = None,
    out: Folders = (),
) -> list[str]:
    """The jobs of families, `quotients FAMILY`, `excess: PRIMES`, and positions, a line each.

    `heaps` is the largest heap of a game, `work` the number of positions that are looked at for a position
    or a quotient. With `leaves` the search of each position is cut into at most so many jobs: those on which
    the outcome most likely depends. The next plan goes on from what merges have proved, in the file `store`,
    and from the answers in the folders `out`. If the outcome is known by then, the one job is the
    position itself, or none without a store.

    >>> [len(plan(what)) for what in ("octals:3", "quotients octals:2", "excess: 3..257")]
    [511, 63, 54]
    >>> len(plan("sprouts: 7", leaves=4, work=40))
    3
    """
    if leaves is None:
        return [line for each in what for line in _native.plan_jobs(str(each), heaps, work)]
    lines = []
    for each in what:
        outcome, cut_lines = cut(each, leaves, work, store, out)
        lines.extend(cut_lines if outcome is None or store is not None else [])
    return lines


def cut(
    position: str | Position, leaves: int, work: int, store: StrPath | None, out: Folders
) -> tuple[str | None, list[str]]:
    """The outcome of a position, if it is known by now, and the jobs that its search is cut into."""
    if leaves < 1:
        raise ValueError(f"{leaves} is no number of jobs to cut a search into")
    return _native.cut_jobs(position, leaves, work, _facts(store), _folders(out))


def run(
    lines: Plan,
    out: StrPath,
    /,
    *,
    memory: int = MEMORY,
    store: StrPath | None = None,
    seconds: float | None = None,
    progress: Callable[[int, int], Any] | None = None,
) -> Ran:
    """Does the jobs that have no answer in the folder `out`, one after the other, and keeps each answer there.

    A job may take `memory` bytes, and goes on from what merges have proved in the file `store`. After `seconds`
    no further job is begun, but one is done in any case. `progress` is told the number of jobs with an answer and the number of all.
    Ctrl-C ends the run at once; the next run goes on.

    >>> from tempfile import mkdtemp
    >>> run(plan("nim: 3, 5, 7"), mkdtemp())
    Ran(jobs=1, known=0, done=1, left=[])
    """
    lines = read(lines)
    folder, facts = Path(out).absolute(), _facts(store)
    worker = f"{platform.node()} {os.getpid()}"
    begin = time.monotonic()
    known = done = 0
    left = []
    for line in lines:
        if _native.has_report(line, [folder]):
            known += 1
        elif done and seconds is not None and time.monotonic() - begin >= seconds:
            left.append(Left(line, None))
        elif reason := _native.do_job(line, folder, worker, facts, memory):
            left.append(Left(line, reason))
        else:
            done += 1
        if progress is not None:
            progress(known + done, len(lines))
    return Ran(len(lines), known, done, left)


def missing(lines: Plan, out: Folders, /) -> list[str]:
    """The jobs without an answer, which are a plan. A damaged file is no answer.

    >>> lines = plan("octals:1")
    >>> missing(lines, "nothing-is-there") == lines
    True
    """
    folders = _folders(out)
    return [line for line in read(lines) if not _native.has_report(line, folders)]


def merge(
    lines: Plan,
    outs: Folders,
    /,
    *,
    into: StrPath | None = None,
    store: StrPath | None = None,
    again: int = 0,
    memory: int = MEMORY,
) -> Merged:
    """Puts the answers in some folders together, once they are verified.

    Certificates are checked by the independent checker. Of the jobs without a certificate `again` in a hundred
    are done again and compared. The file `into` gets a line for each answer, in the order of the names of
    the jobs; the file `store` what is proved of positions, for later jobs.

    >>> from tempfile import mkdtemp
    >>> lines, folder = plan("octals:1", "cram: 3x4"), mkdtemp()
    >>> run(lines[2:], folder).done
    6
    >>> merged = merge(lines, folder, again=100)
    >>> merged.merged, len(merged.missing), merged.refused
    (6, 2, [])
    """
    if not 0 <= again <= 100:
        raise ValueError(f"{again} is no number of jobs in a hundred")
    # Before the work, since it may be refused.
    facts = _facts(store)
    lines = read(lines)
    merged, refused = _put_together(lines, outs, again, memory)
    if into is not None:
        merged.write(into)
    if facts is not None:
        merged.keep(facts, memory)
    left = merged.missing()
    return Merged(len(lines), len(lines) - len(left), left, refused)


def table(lines: Plan, outs: Folders, /) -> list[dict[str, Any]]:
    """The answers that a merge puts together as rows, for a frame of polars or pandas. All rows have
    the same keys; the limits of a job are `limit_heaps` and `limit_work`, a certificate is there by its SHA-256.

    >>> from tempfile import mkdtemp
    >>> lines, folder = plan("0.77", "0.15", heaps=1000), mkdtemp()
    >>> run(lines, folder).done
    2
    >>> for row in table(lines, folder):
    ...     print(row["ruleset"], row["limit_heaps"], row["status"], row["period"], row["spent"])
    0.15 1000 proved 10 128
    0.77 1000 proved 12 192
    """
    merged, _ = _put_together(read(lines), outs, 0, MEMORY)
    rows = [_row(report) for report in merged.reports()]
    keys = {key: None for row in rows for key in row}
    return [keys | row for row in rows]


def to_parquet(path: StrPath, lines: Plan, outs: Folders, /) -> None:
    """Writes the `table` of the answers as a Parquet file, by pyarrow or polars."""
    try:
        import pyarrow  # type: ignore[import-untyped,import-not-found,unused-ignore]
        from pyarrow import parquet
    except ImportError:
        try:
            import polars
        except ImportError as error:
            raise ImportError(
                "Parquet needs pyarrow or polars: pip install pyarrow, or pip install polars"
            ) from error
        frame = polars.DataFrame(table(lines, outs), infer_schema_length=None)
        frame.write_parquet(Path(path), compression="zstd")
    else:
        rows = pyarrow.Table.from_pylist(table(lines, outs))
        parquet.write_table(rows, path, compression="zstd")


def answer(job: str, outs: Folders, /) -> dict[str, Any] | None:
    """The surest answer to a job in some folders, as a row of the `table`, but with its certificate, which has
    not been verified, in place of a checksum of it.

    >>> from nimatron import verify
    >>> from tempfile import mkdtemp
    >>> (job,), folder = plan("cram: 3x4"), mkdtemp()
    >>> run([job], folder).done
    1
    >>> verify(answer(job, folder)["certificate"]).outcome
    'N'
    """
    report = _native.report_of_job(job, _folders(outs))
    return None if report is None else _row(report)


def _row(report: str) -> dict[str, Any]:
    """A report as a row."""
    fields: dict[str, Any] = json.loads(report)
    answer = fields.pop("answer")
    limits = {f"limit_{key}": fields.pop(key) for key in ("heaps", "work") if key in fields}
    row: dict[str, Any] = fields | limits | answer
    return row


def _put_together(
    lines: list[str], outs: Folders, again: int, memory: int
) -> tuple[_native.JobMerge, list[Refusal]]:
    merged = _native.JobMerge(lines)
    put = (
        merged.put(line, folder, again, memory) for line in lines for folder in _folders(outs)
    )
    return merged, [Refusal(*refused) for refused in put if refused]


def _facts(store: StrPath | None) -> _native.JobFacts | None:
    return None if store is None else _native.JobFacts(store)


def _folders(outs: Folders) -> list[Path]:
    """The paths of folders, absolute, since whatever does the work may have another current folder."""
    paths = [outs] if isinstance(outs, (str, PathLike)) else outs
    return [Path(path).absolute() for path in paths]
