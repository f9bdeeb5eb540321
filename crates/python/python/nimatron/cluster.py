"""Jobs on a cluster of [Ray](https://www.ray.io): `pip install nimatron[cluster]` on each machine.

    lines = jobs.plan("octals:3")
    cluster.run(lines, "/shared/answers", address="auto")
    jobs.merge(lines, "/shared/answers", into="/shared/found.jsonl")

The folder of the answers and the store are on a disk that all machines share. Whatever is killed — a worker,
a machine, this process — no answer is lost: what has none is handed out again, and the same call goes on
after an end. A job whose workers are killed again and again is left and named. As a program:
`python -m nimatron.cluster run PLAN --out FOLDER`.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import socket
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from . import jobs
from ._native import Position
from .errors import Exhausted, NimatronError, Refused
from .jobs import Left, Plan, Ran, StrPath
from .rulesets import add_rules

__all__ = ["Found", "main", "run", "search"]

Progress = Callable[[int, int], Any]

WINDOW = 3
"""Batches handed out for each processor: the next is there when one ends, and few are lost with a machine."""

DEATHS = 5
"""A job is left after so many workers that had it alone were killed, or lost with their machines."""

TOKEN = Path(os.path.expanduser("~/.ray/auth_token"))
"""Where Ray keeps its token: once it is there, clusters ask for it, but who joins them does not send it unasked."""

GROWTH = 4
"""A batch has at most so many times as many jobs as the one before."""


class Found(NamedTuple):
    """The end of a search."""

    outcome: str
    """Who wins: `N`, the next player, or `P`, the previous one."""
    certificate: str | None
    """The proof, which has been verified; none for positions that have none."""
    rounds: int
    """Number of times that the search was cut into jobs."""


class _Deaths:
    """The jobs that may have killed their workers."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def learn(self, batch: list[str], folder: str) -> tuple[list[str], list[Left]]:
        """Of a batch that was lost: the jobs to hand out again, and those to be left.

        Any of several may be the one that killed the worker, so that each is handed out alone from then on.
        """
        again = jobs.missing(batch, folder)
        for job in again:
            self.counts[job] = self.counts.get(job, 0) + int(len(batch) == 1)
        left = [job for job in again if self.counts[job] >= DEATHS]
        told = f"its worker was killed, or lost with its machine, {DEATHS} times"
        return [job for job in again if job not in left], [Left(job, told) for job in left]

    def are_of(self, job: str) -> bool:
        """Whether a worker was killed that had this job to do."""
        return job in self.counts


class _Sizes:
    """How many jobs make a batch of a given time, learnt from the batches before."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.most = 1
        self.each: float | None = None

    def next(self, waiting: int, processors: int) -> int:
        """The size of the next batch; in the end all processors share what is left."""
        share = -(-waiting // (WINDOW * processors))
        return max(1, min(self.most, share))

    def learn(self, done: int, seconds: float) -> None:
        """Learns from a batch: recent ones count more, since the jobs of a plan become harder."""
        if done == 0:
            return
        new = seconds / done
        self.each = new if self.each is None else (self.each + new) / 2
        wanted = int(min(self.seconds / max(self.each, 1e-6), GROWTH * self.most))
        self.most = max(1, wanted)


@contextmanager
def _connected(address: str | None) -> Iterator[Any]:
    """Ray, connected to a cluster or started on this machine."""
    # The import reads them. Later on none but new processes would, which would not understand this one.
    if "ray" not in sys.modules:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if (address or os.environ.get("RAY_ADDRESS")) and TOKEN.exists():
            os.environ.setdefault("RAY_AUTH_MODE", "token")
    try:
        import ray  # type: ignore[import-not-found,unused-ignore]
    except ImportError as error:
        raise ImportError("a cluster needs Ray: pip install nimatron[cluster]") from error
    if ray.is_initialized():
        yield ray
        return
    _knock(address)
    # The log of a worker tells nothing of jobs.
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except ray.exceptions.RayError as error:
        raise ConnectionError(f"no cluster can be used: {error}") from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _lost(ray: Any) -> tuple[type[Exception], ...]:
    """What Ray raises where a worker was killed, or its machine lost."""
    names = (
        "WorkerCrashedError",
        "NodeDiedError",
        "OutOfMemoryError",
        "ObjectLostError",
    )
    return tuple(getattr(ray.exceptions, name) for name in names)


def _knock(address: str | None) -> None:
    """Fails if nobody listens at an address: Ray tries for several minutes."""
    host, _, port = (address or "").rpartition(":")
    if not port.isdecimal() or "/" in host:
        return
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, OverflowError) as error:
        raise ConnectionError(f"there is no cluster at {address}: {error}") from error


def _batch(lines: list[str], out: str, **options: Any) -> tuple[Ran, float]:
    """A batch of jobs, on some machine, and how many seconds it took."""
    begin = time.monotonic()
    ran = jobs.run(lines, out, **options)
    return ran, time.monotonic() - begin


@contextmanager
def _shown(progress: Progress | None) -> Iterator[Progress]:
    """Who is told of the progress: a function, or the bar of tqdm on a terminal, where it is installed."""
    if progress is not None:
        yield progress
        return
    try:
        from tqdm.auto import tqdm  # type: ignore[import-untyped,import-not-found,unused-ignore]
    except ImportError:
        yield lambda done, total: None
        return
    with tqdm(disable=None, unit="job") as bar:

        def show(done: int, total: int) -> None:
            bar.total = total
            bar.update(done - bar.n)

        yield show


def run(
    plan: Plan,
    out: StrPath,
    /,
    *,
    address: str | None = None,
    store: StrPath | None = None,
    memory: int = jobs.MEMORY,
    seconds: float = 20,
    progress: Progress | None = None,
) -> Ran:
    """Does the jobs that have no answer in the folder `out` on the cluster at `address`.

    `"auto"` is the cluster that this machine is part of, `"local"` this machine alone; `None` is what Ray finds.
    Jobs are handed out in batches that take about `seconds` each. `progress` is told the number of jobs with an
    answer and the number of all; by default there is a bar of tqdm. For `store` and `memory` see
    `nimatron.jobs.run`.
    """
    lines = jobs.read(plan)
    # Workers have other current folders.
    folder = os.path.abspath(out)
    waiting = deque(jobs.missing(lines, folder))
    known, done, left = len(lines) - len(waiting), 0, list[Left]()
    options = {
        "memory": memory,
        "seconds": seconds,
        "store": None if store is None else os.path.abspath(store),
    }
    if not waiting:
        return Ran(len(lines), known, done, left)
    with _connected(address) as ray, _shown(progress) as show:
        # What is lost is handed out again here, where it is known which jobs have an answer.
        remote = ray.remote(num_cpus=1, max_retries=0)(_batch)
        sizes, deaths, running = _Sizes(seconds), _Deaths(), dict[Any, list[str]]()
        show(known, len(lines))
        try:
            while waiting or running:
                processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
                while waiting and len(running) < WINDOW * processors:
                    batch = [waiting.popleft()]
                    # What may kill its worker is done alone.
                    size = 1 if deaths.are_of(batch[0]) else sizes.next(len(waiting) + 1, processors)
                    while waiting and len(batch) < size and not deaths.are_of(waiting[0]):
                        batch.append(waiting.popleft())
                    running[remote.remote(batch, folder, **options)] = batch
                ready, _ = ray.wait(list(running), timeout=1)
                for future in ready:
                    batch = running.pop(future)
                    try:
                        ran, took = ray.get(future)
                    except ray.exceptions.RayTaskError as error:
                        raise error.cause from None
                    except _lost(ray):
                        again, given_up = deaths.learn(batch, folder)
                        waiting.extend(again)
                        left.extend(given_up)
                        done += len(batch) - len(again) - len(given_up)
                        continue
                    sizes.learn(ran.done, took)
                    left.extend(job for job in ran.left if job.reason is not None)
                    waiting.extend(job for job, reason in ran.left if reason is None)
                    # What a worker had done before it was killed is known to the next one.
                    done += ran.known + ran.done
                show(known + done, len(lines))
        except BaseException:
            for future in running:
                ray.cancel(future)
            raise
    return Ran(len(lines), known, done, left)


def search(
    position: str | Position,
    out: StrPath,
    store: StrPath,
    /,
    *,
    address: str | None = None,
    leaves: int = 16,
    work: int = 1 << 24,
    memory: int = jobs.MEMORY,
    seconds: float = 20,
    progress: Progress | None = None,
) -> Found:
    """Who wins a position, by a search that is cut into jobs on the cluster at `address`: see `run`.

    Again and again it is cut into `leaves` jobs of `work` positions each, those on which the outcome most
    likely depends; they are done, and what they prove is kept in the file `store`. Once the outcome is known,
    the position itself becomes a job, which goes on from all that, and its certificate is verified.

    What cannot be done within `memory` bytes, or kills its workers, is an `Exhausted`, an answer that does not
    pass its check a `Refused`.
    """
    rounds, outcome = 0, None
    with _connected(address):

        def do(lines: list[str]) -> None:
            options: dict[str, Any] = {"store": store, "memory": memory}
            ran = run(lines, out, seconds=seconds, progress=progress, **options)
            for job, reason in ran.left:
                raise Exhausted(f"{reason}: {job}")
            for path, _, reason in jobs.merge(lines, out, **options).refused:
                raise Refused(f"{path} is refused: {reason}")

        (whole,) = jobs.plan(position, work=work)
        last = Path(out, f"{json.loads(whole)['job']}.round")
        if last.exists():
            # What was answered to it may not have been merged.
            do(jobs.read(last))
        while outcome is None:
            outcome, lines = jobs.cut(position, leaves, work, store, out)
            if outcome is None:
                rounds += 1
                _replace(last, "\n".join(lines))
                do(lines)
        while True:
            lines = jobs.plan(position, work=work)
            do(lines)
            answer = jobs.answer(lines[0], out) or {}
            if answer.get("status") == "proved":
                return Found(answer["outcome"], answer["certificate"], rounds)
            # Whatever the leaves have proved, the whole may take more than one of them.
            work *= GROWTH


def _replace(path: Path, text: str) -> None:
    """Writes a file that is there as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


def main(arguments: list[str] | None = None) -> int:
    """The command line. Exit status as that of `nimatron`: 0, 1 if jobs have no answer, 2 for errors."""
    given = _parser().parse_args(arguments)
    try:
        status: int = given.command(given)
    except (NimatronError, OSError, ImportError, ConnectionError) as error:
        told = str(error)
        print(told if told.startswith("error: ") else f"error: {told}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("error: stopped on request\n  = the same command goes on", file=sys.stderr)
        return 2
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="nimatron cluster", description="Do jobs on a cluster of Ray, or on this machine."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    work = commands.add_parser("run", help="do the jobs of a plan that have no answer yet")
    work.add_argument("plan", metavar="PLAN", help="the plan, as 'nimatron job plan' writes it")
    work.add_argument("--into", metavar="FILE", help="merge the answers into this file")
    work.set_defaults(command=_run)
    seek = commands.add_parser("search", help="find out who wins a position")
    seek.add_argument("position", metavar="POSITION", help="the position")
    seek.add_argument(
        "--leaves", type=int, default=16, metavar="N", help="jobs of a round [default: 16]"
    )
    seek.add_argument(
        "--work", type=int, default=1 << 24, metavar="POSITIONS",
        help="look at so many positions for a job [default: 16777216]",
    )  # fmt: skip
    seek.add_argument("--output", "-o", metavar="FILE", help="write the certificate to this file")
    seek.add_argument(
        "--rules", action="append", default=[], metavar="FILE",
        help="a file with a ruleset, to be known as well",
    )  # fmt: skip
    seek.set_defaults(command=_search)
    for command, keeps in ((work, False), (seek, True)):
        command.add_argument(
            "--out", required=True, metavar="FOLDER", help="the folder of the answers"
        )
        command.add_argument(
            "--store", required=keeps, metavar="FILE", help="what merges have proved of positions"
        )
        command.add_argument(
            "--ray", "--address", dest="address", metavar="ADDRESS",
            help="the cluster, such as 10.0.0.1:6379; auto: the one that this machine is part of, local: this "
            "machine alone [default: RAY_ADDRESS, else auto if there is one, else local]",
        )  # fmt: skip
        command.add_argument(
            "--memory", type=int, default=1024, metavar="MIB",
            help="take no more memory for a job [default: 1024]",
        )  # fmt: skip
        command.add_argument(
            "--seconds", type=float, default=20, metavar="SECONDS",
            help="hand out jobs for about so long at once [default: 20]",
        )  # fmt: skip
    return parser


def _options(given: argparse.Namespace) -> dict[str, Any]:
    names = ("address", "store", "seconds")
    return {name: getattr(given, name) for name in names} | {"memory": given.memory << 20}


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _run(given: argparse.Namespace) -> int:
    lines = jobs.read(given.plan)
    ran = run(lines, given.out, **_options(given))
    print(f"{_counted(ran.jobs, 'job')}: {ran.known} done before, {ran.done} done now")
    for job, reason in ran.left:
        print(f"error: {reason}: {job}", file=sys.stderr)
    if given.into is None:
        return 2 if ran.left else 0
    merged = jobs.merge(lines, given.out, into=given.into, store=given.store)
    for path, worker, reason in merged.refused:
        print(f"error: {path} is refused: {reason} (by {worker or 'nobody'})", file=sys.stderr)
    print(
        f"{merged.merged} of {_counted(merged.jobs, 'job')} merged, "
        f"{_counted(len(merged.refused), 'answer')} refused"
    )
    return 2 if merged.refused or ran.left else int(bool(merged.missing))


def _search(given: argparse.Namespace) -> int:
    for file in given.rules:
        add_rules(Path(file))
    options = _options(given) | {"leaves": given.leaves, "work": given.work}
    found = search(given.position, given.out, options.pop("store"), **options)
    if given.output is not None and found.certificate is not None:
        Path(given.output).write_text(found.certificate, encoding="utf-8")
    proof = "verified" if found.certificate else "without a certificate"
    print(f"{given.position}: {found.outcome}, {proof}, {found.rounds} rounds")
    return 0


if __name__ == "__main__":
    # Ray finds what it hands out by the name of its module, which is not that of the program.
    sys.exit(import_module("nimatron.cluster").main())
