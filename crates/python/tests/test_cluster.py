"""Jobs on a cluster of Ray on this machine."""

import json
import os
import signal
import subprocess
import sys
import time

import nimatron as nim
import pytest
from nimatron import cluster, jobs

ray = pytest.importorskip("ray")


@pytest.fixture(scope="module", autouse=True)
def nodes():
    """Two machines of Ray with a processor each, which are processes of this one."""
    from ray.cluster_utils import Cluster

    try:
        machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        machines.add_node(num_cpus=1)
    except Exception as error:
        pytest.skip(f"Ray does not start on this machine: {error}")
    ray.init(address=machines.address, log_to_driver=False, logging_level="error")
    yield machines
    ray.shutdown()
    machines.shutdown()


def test_a_cluster_answers_as_one_process_does(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    lines = jobs.plan("octals:2", "excess: 3..60", "sprouts: 5", heaps=1000)
    told = []
    ran = cluster.run(lines, "a", seconds=0.2, progress=lambda *done: told.append(done))
    assert ran == jobs.Ran(jobs=len(lines), known=0, done=len(lines), left=[])
    assert told[0] == (0, len(lines)) and told[-1] == (len(lines), len(lines))
    jobs.run(lines, "b")
    for folder in "ab":
        assert jobs.merge(lines, folder, into=f"{folder}.jsonl").merged == len(lines)
    assert (tmp_path / "a.jsonl").read_bytes() == (tmp_path / "b.jsonl").read_bytes()
    assert cluster.run(lines, "a").known == len(lines)


def test_a_killed_worker_loses_nothing(tmp_path):
    lines, killed = jobs.plan("octals:2", heaps=5000), []

    def kill(done, _):
        # A file that is about to be written is empty.
        texts = [path.read_text() for path in tmp_path.glob("*/*.json")]
        if done and not killed and any(texts):
            worker = json.loads(max(texts))["run"]["worker"]
            killed.append(int(worker.split()[-1]))
            os.kill(killed[0], signal.SIGKILL)

    ran = cluster.run(lines, tmp_path, seconds=0.1, progress=kill)
    assert killed and ran.known + ran.done == len(lines) and not ran.left
    assert jobs.merge(lines, tmp_path).merged == len(lines)


def test_worker_node_and_driver_may_be_killed(nodes, tmp_path):
    lines = jobs.plan("octals:2", heaps=60_000)
    plan, out = tmp_path / "plan", tmp_path / "out"
    plan.write_text("\n".join(lines))
    second = nodes.add_node(num_cpus=1)
    command = ["run", plan, "--out", out, "--ray", nodes.address, "--seconds", "0.2"]
    driver = subprocess.Popen([sys.executable, "-m", "nimatron.cluster", *command], start_new_session=True)

    def answers(count):
        # A file that is about to be written is empty.
        while len(written := [text for path in out.glob("*/*.json") if (text := path.read_text())]) < count:
            assert driver.poll() is None
            time.sleep(0.01)
        return [json.loads(text) for text in written]

    try:
        worker = answers(5)[-1]["run"]["worker"]
        os.kill(int(worker.split()[-1]), signal.SIGKILL)
        answers(15)
        nodes.remove_node(second, allow_graceful=False)
        answers(25)
    finally:
        driver.kill()
        driver.wait()
    # What there is, is whole, and the same command goes on.
    known = len(lines) - len(jobs.missing(lines, out))
    assert 25 <= known < len(lines)
    ran = cluster.run(lines, out)
    assert ran.known >= known and not ran.left
    jobs.run(lines, tmp_path / "alone")
    for folder in ("out", "alone"):
        assert not jobs.merge(lines, tmp_path / folder, into=tmp_path / f"{folder}.jsonl").refused
    assert (tmp_path / "out.jsonl").read_bytes() == (tmp_path / "alone.jsonl").read_bytes()


def test_a_job_that_kills_its_workers_is_left(tmp_path, monkeypatch):
    lines = jobs.plan("octals:1")
    deadly = lines[1]

    def batch(own, out, **options):
        before = own.index(deadly) if deadly in own else len(own)
        ran = jobs.run(own[:before], out, **options)
        if before < len(own):
            os.kill(os.getpid(), signal.SIGKILL)
        return ran, 0.1

    monkeypatch.setattr(cluster, "_batch", batch)
    ran = cluster.run(lines, tmp_path, seconds=0.1)
    assert ran.left == [jobs.Left(deadly, "its worker was killed, or lost with its machine, 5 times")]
    assert ran.known + ran.done == len(lines) - 1
    assert jobs.missing(lines, tmp_path) == [deadly]
    # With workers that live the same call goes on.
    monkeypatch.undo()
    assert cluster.run(lines, tmp_path).done == 1


def test_what_is_wrong_ends_a_run(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(nim.Unusable):
        cluster.run(jobs.plan("nim: 3"), tmp_path / "file")
    (left,) = cluster.run(jobs.plan("sprouts: 8", work=1 << 40), tmp_path, memory=1 << 12).left
    assert "memory" in left.reason


def test_a_search_ends_with_a_certificate(tmp_path):
    found = cluster.search("sprouts: 7", tmp_path / "out", tmp_path / "store", leaves=4, work=40)
    assert found.rounds > 1
    verified = nim.verify(found.certificate)
    assert (str(verified.position), verified.outcome) == ("sprouts: 7", found.outcome)
    assert found.outcome == nim.Position("sprouts: 7").outcome()


def test_the_program(tmp_path, capsys):
    plan, out, into = (str(tmp_path / name) for name in ("plan", "out", "into"))
    lines = jobs.plan("octals:1", "cram: 3x4")
    (tmp_path / "plan").write_text("\n".join(lines))
    assert cluster.main(["run", plan, "--out", out, "--into", into]) == 0
    assert capsys.readouterr().out == (
        "8 jobs: 0 done before, 8 done now\n8 of 8 jobs merged, 0 answers refused\n"
    )
    assert len((tmp_path / "into").read_text().splitlines()) == 8
    store, proof = str(tmp_path / "store"), tmp_path / "proof"
    search = ["search", "sprouts: 7", "--out", out, "--store", store, "--output", str(proof)]
    assert cluster.main([*search, "--leaves", "4", "--work", "40"]) == 0
    outcome = nim.verify(proof.read_text()).outcome
    assert capsys.readouterr().out.startswith(f"sprouts: 7: {outcome}, verified, ")
    assert cluster.main(["run", str(tmp_path / "nothing"), "--out", out]) == 2
    assert cluster.main(["search", "nym: 3", "--out", out, "--store", store]) == 2
    errors = capsys.readouterr().err
    assert errors.count("error: ") == 2
