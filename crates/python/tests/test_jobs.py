"""Jobs: planned, done, damaged, forged, interrupted, put together."""

import hashlib
import json
import os
import signal
import subprocess
import sys
import threading
import types

import nimatron as nim
import polars
import pytest
from nimatron import cluster, jobs

SOME = ("octals:2", "quotients 0.77", "excess: 3..20", "nim: 3, w+5, 7", "cram: 3x4")


@pytest.fixture
def out(tmp_path):
    return tmp_path / "answers"


@pytest.fixture
def lines():
    return jobs.plan(*SOME, heaps=200, work=1 << 20)


def file_of(out, line):
    name = json.loads(line)["job"]
    return out / name[:2] / f"{name}.json"


def merged(lines, outs, path):
    told = jobs.merge(lines, outs, into=path)
    assert not told.refused
    return path.read_bytes()


def test_what_was_done_is_not_done_again(lines, out):
    told = []
    ran = jobs.run(lines[::2], out, progress=lambda done, total: told.append((done, total)))
    count = len(lines[::2])
    assert ran == jobs.Ran(jobs=count, known=0, done=count, left=[])
    assert told == [(number, count) for number in range(1, count + 1)]
    assert jobs.missing(lines, out) == lines[1::2]
    ran = jobs.run([*lines, *lines], out)
    assert (ran.jobs, ran.known, ran.done) == (len(lines), count, len(lines) - count)
    assert jobs.missing(lines, out) == []


def test_a_plan_is_a_file_or_lines(lines, tmp_path, out):
    path = tmp_path / "plan.jsonl"
    path.write_text("\n".join(["", *lines, *lines]) + "\n")
    assert jobs.read(path) == jobs.read(str(path)) == jobs.read(iter(lines)) == lines
    assert jobs.run(path, out).done == len(lines)


def test_merging_is_the_same_in_any_order(lines, tmp_path):
    halves = [tmp_path / "a", tmp_path / "b"]
    jobs.run(lines[:50], halves[0])
    jobs.run(lines[40:], halves[1])
    all_at_once = tmp_path / "c"
    jobs.run(lines, all_at_once)
    expected = merged(lines, all_at_once, tmp_path / "found")
    assert merged(lines, halves, tmp_path / "found") == expected
    assert merged(lines[::-1], halves[::-1], tmp_path / "found") == expected
    assert [json.loads(line)["job"] for line in expected.splitlines()] == sorted(
        json.loads(line)["job"] for line in lines
    )


def test_what_is_damaged_is_refused_and_done_again(lines, out, tmp_path):
    jobs.run(lines, out)
    path = file_of(out, lines[7])
    path.write_bytes(path.read_bytes()[:-20])
    assert jobs.missing(lines, out) == [lines[7]]
    told = jobs.merge(lines, out)
    assert (told.merged, told.missing) == (len(lines) - 1, [lines[7]])
    (refusal,) = told.refused
    assert (refusal.path, refusal.worker) == (path, None) and "damaged" in refusal.reason
    assert jobs.run(lines, out).done == 1
    assert jobs.merge(lines, out).missing == []


def test_what_is_forged_is_refused(out):
    certified, plain = jobs.plan("cram: 3x4", "0.15", heaps=200)
    jobs.run([certified, plain], out)
    for line, forge in (
        (certified, {"outcome": "P"}),
        (plain, {"period": 20}),
    ):
        path = file_of(out, line)
        document = json.loads(path.read_text())
        document["report"]["answer"] |= forge
        report = json.dumps(document["report"], separators=(",", ":"))
        document["checksum"] = hashlib.sha256(report.encode()).hexdigest()
        path.write_text(json.dumps(document))
    (refusal,) = jobs.merge([certified, plain], out).refused
    assert refusal.path == file_of(out, certified)
    assert refusal.worker.endswith(f" {os.getpid()}")
    told = jobs.merge([certified, plain], out, again=100)
    assert len(told.refused) == 2 and told.merged == 0


def test_what_is_no_plan_is_refused(out, tmp_path):
    for wrong in ("octals:x", "nim: 3,, 4", "excess: 4"):
        with pytest.raises(nim.ParseError):
            jobs.plan(wrong)
    (line,) = jobs.plan("excess: 47")
    for wrong in ("moon", "{}", line.replace("47", "53")):
        for use in (jobs.run, jobs.missing, jobs.merge, jobs.table):
            with pytest.raises(nim.ParseError, match="line 2"):
                use([line, wrong], out)
    assert not out.exists()
    with pytest.raises(OSError):
        jobs.read(tmp_path / "nothing")
    with pytest.raises(nim.Unusable):
        jobs.run([line], out, store=tmp_path)
    with pytest.raises(ValueError):
        jobs.merge([line], out, again=101)
    with pytest.raises(ValueError, match="0 is no number of jobs"):
        jobs.plan("cram: 4x4", leaves=0)
    with pytest.raises(TypeError):
        jobs.read([1])


def test_a_folder_that_cannot_be_written_ends_the_run(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(nim.Unusable):
        jobs.run(jobs.plan("nim: 3"), tmp_path / "file")


def test_memory_and_time_leave_jobs_that_can_be_done_later(out):
    (large,) = jobs.plan("sprouts: 8", work=1 << 40)
    (left,) = jobs.run([large], out, memory=1 << 12).left
    assert left.job == large and "memory" in left.reason
    some = jobs.plan("octals:2", heaps=200)
    ran = jobs.run(some, out, seconds=0)
    assert ran.done == 1 and ran.left == [jobs.Left(line, None) for line in some[1:]]


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_control_c_ends_a_run(out):
    long = jobs.plan("nim: 3, 5", "domineering: 9x9", work=1 << 60)
    timer = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        jobs.run(long, out)
    timer.join()
    assert jobs.missing(long, out) == long[1:]


def test_a_search_is_cut_into_jobs(out, tmp_path):
    store, rounds = tmp_path / "store", 0
    while True:
        lines = jobs.plan("sprouts: 7", leaves=4, work=40, store=store, out=out)
        if len(lines) == 1 and json.loads(lines[0])["position"] == "sprouts: 7" and rounds:
            break
        assert 0 < len(jobs.missing(lines, out)) <= 4
        jobs.run(lines, out, store=store)
        assert not jobs.merge(lines, out, store=store).refused
        rounds += 1
    (whole,) = jobs.plan("sprouts: 7")
    jobs.run([whole], out, store=store)
    verified = nim.verify(jobs.answer(whole, out)["certificate"])
    assert verified.position == nim.Position("sprouts: 7")
    assert verified.outcome == nim.Position("sprouts: 7").outcome()
    assert jobs.answer(*jobs.plan("nim: 3, 4"), out) is None


def test_answers_are_a_frame(lines, out, tmp_path):
    jobs.run(lines, out)
    rows = jobs.table(lines, out)
    assert len({tuple(row) for row in rows}) == 1 and len(rows) == len(lines)
    by = {(row["kind"], row["ruleset"] or row["prime"] or row["position"]): row for row in rows}
    assert by["period", "0.77"]["period"] == 12 and by["period", "0.77"]["limit_heaps"] == 200
    assert by["excess", 19]["excess"] == 4 and by["quotient", "0.77"]["order"] == 40
    path = tmp_path / "found.parquet"
    jobs.to_parquet(path, lines, out)
    frame = polars.read_parquet(path)
    assert frame.to_dicts() == rows


def test_parquet_asks_for_what_it_needs(out, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(ImportError, match="pip install"):
        jobs.to_parquet(tmp_path / "found.parquet", jobs.plan("0.77"), out)


def test_rulesets_of_files_go_with_their_jobs(out):
    name = nim.add_rules(
        'name = "Steps"\nword = "steps-of-jobs"\nboard = "strip"\nrules = "A piece goes to the right."\n'
        '[cells]\n"_" = "an empty square"\nt = "a piece"\n'
        '[moves]\nboth = ["right: t_ -> _t"]\n[[example]]\nposition = "t_t__"\n'
    )
    (line,) = jobs.plan(f"{name}: t_t__")
    script = "import sys; from nimatron import jobs; print(jobs.run([sys.argv[1]], sys.argv[2]).done)"
    command = [sys.executable, "-c", script, line, str(out)]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "1\n"
    assert jobs.table([line], out)[0]["outcome"] == nim.Position(f"{name}: t_t__").outcome()


def test_batches_grow_to_their_time():
    sizes = cluster._Sizes(20)
    assert sizes.next(1000, 4) == 1
    for _ in range(10):
        sizes.learn(sizes.next(10**6, 4), sizes.next(10**6, 4) * 0.1)
    assert sizes.next(10**6, 4) == 200
    # In the end every processor gets a share.
    assert sizes.next(24, 4) == 2 and sizes.next(1, 4) == 1
    sizes.learn(1, 100)
    assert sizes.next(10**6, 4) == 1


def test_a_cluster_asks_for_ray(lines, out, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ImportError, match="pip install"):
        cluster.run(lines, out)
    (line,) = jobs.plan("nim: 3")
    path = out.with_suffix(".jsonl")
    path.write_text(line)
    assert cluster.main(["run", str(path), "--out", str(out)]) == 2
    assert capsys.readouterr().err.startswith("error: a cluster needs Ray")
    monkeypatch.setitem(sys.modules, "ray", types.SimpleNamespace(is_initialized=lambda: False))
    monkeypatch.setattr(cluster, "TOKEN", path)
    monkeypatch.delenv("RAY_AUTH_MODE", raising=False)
    with pytest.raises(ConnectionError, match="127.0.0.1:1"):
        cluster.run(lines, out, address="127.0.0.1:1")
    assert "RAY_AUTH_MODE" not in os.environ, "who has loaded Ray has chosen"
    # Where all is done nobody is asked.
    jobs.run(lines, out)
    assert cluster.run(lines, out).known == len(lines)
