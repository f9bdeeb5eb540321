"""Positions of all rulesets, limits, sequences, threads."""

import json
import os
import signal
import threading
from pathlib import Path

import nimatron as nim
import numpy as np
import pytest
from nimatron import Exhausted, Position, Sequence

LONG = "domineering: 9x9"


@pytest.mark.parametrize("entry", [entry for entry in nim.games() if entry.example], ids=lambda entry: entry.name)
def test_every_ruleset_is_read_solved_told_and_played(entry):
    position = Position(entry.example)
    assert position.title == entry.title and position.rules
    try:
        solution = position.solve(nodes=3_000_000, seconds=20)
    except Exhausted:
        return
    assert solution.outcome == position.outcome()
    assert "<" in solution._repr_html_() and str(solution.explain(3))
    assert json.loads(solution.explain(2).json)["claim"]
    for move in position.winning_moves(3):
        after = position.play(move)
        assert after.outcome(nodes=10_000_000) == "P"


def test_certificates_are_checked_by_the_rules():
    for text in ["nim: 1, 2, 3", "kayles: 12, 5", "domineering: 3x3", "misere nim: 4, 2, 1"]:
        certificate = Position(text).prove()
        position, outcome, _ = nim.verify(certificate)
        assert position == Position(text) and outcome == position.outcome()
        other = {"N": "P", "P": "N"}[outcome]
        forged = json.loads(certificate) | {"outcome": other}
        with pytest.raises(nim.Refused):
            nim.verify(json.dumps(forged))


def test_moves_that_the_rules_forbid_say_why():
    position = Position("nim: 3, 4")
    with pytest.raises(nim.IllegalMove) as caught:
        position.play("1: 3 -> 5")
    assert "must lower" in caught.value.message
    with pytest.raises(ValueError):
        Position("nim: w").moves()
    assert Position("nim: 0").is_over and not position.is_over


def test_a_solver_keeps_what_it_has_solved():
    solver = nim.Solver()
    first = solver.solve("cram: 3x5")
    nodes = solver.nodes
    assert solver.solve("cram: 3x5").outcome == first.outcome and solver.nodes == nodes > 0
    request = '{"request":"calc","input":"*5 + *3"}'
    assert json.loads(solver.ask(request)) == nim.ask(json.loads(request))


def test_requests_that_have_no_answer_raise():
    with pytest.raises(nim.Failed) as caught:
        nim.ask({"request": "analyze", "position": "cram: 7x9"}, nodes=10_000)
    assert caught.value.answer["error"]["kind"] == "exhausted" and "error:" in str(caught.value)


def test_sums_are_positions():
    position = Position("kayles: 5") + Position("cram: 2x2")
    assert position.value() == Position("kayles: 5").value() + Position("cram: 2x2").value()
    partizan = Position("domineering: 2x3") + Position("toads: tt__ff")
    assert partizan.solve().outcome_class in "LRNP" and isinstance(partizan.value(), nim.Game)
    with pytest.raises(TypeError):
        position + "kayles: 3"


def test_limits_end_what_takes_too_long():
    for limit in [{"nodes": 1000}, {"seconds": 0.2}, {"memory": 1 << 20, "nodes": 100_000}]:
        with pytest.raises(Exhausted):
            nim.solve(LONG, **limit)
    with pytest.raises(Exhausted):
        Sequence("0.6").values(10**9, nodes=10**6)
    with pytest.raises(TypeError, match="the limits are"):
        Position("nim: 3").solve(second=1)
    with pytest.raises(TypeError, match="'second'"):
        nim.solve("nim: 3", second=1)
    for solve in [nim.solve, lambda position, **limits: Position(position).solve(**limits)]:
        with pytest.raises(ValueError, match="-1 is no number of seconds"):
            solve("nim: 3", seconds=-1)
        assert solve("nim: 3", seconds=1, nodes=None).outcome == "N"


def test_progress_is_told_and_may_raise():
    told = []
    with pytest.raises(Exhausted):
        nim.solve(LONG, seconds=0.5, progress=told.append)
    assert told == sorted(told) and len(told) > 1

    def stop(nodes):
        raise StopIteration(nodes)

    with pytest.raises(StopIteration):
        nim.solve(LONG, progress=stop)


@pytest.mark.parametrize(
    "work",
    [
        lambda: nim.solve(LONG),
        lambda: nim.Solver().solve(LONG),
        lambda: Sequence("0.6").values(10**10),
        lambda: nim.calc(LONG),
        lambda: Position(LONG).value(),
    ],
    ids=["solve", "solver", "sequence", "calc", "value"],
)
def test_an_interrupt_ends_the_work(work):
    threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        work()


def test_other_threads_run_meanwhile():
    ticks, over = [], threading.Event()

    def tick():
        while not over.wait(0.01):
            ticks.append(1)

    thread = threading.Thread(target=tick)
    thread.start()
    with pytest.raises(Exhausted):
        nim.solve(LONG, seconds=0.5)
    over.set()
    thread.join()
    assert len(ticks) > 5


def test_ten_threads_give_the_same_answers():
    texts = ["cram: 3x5", "kayles: 30, 12", "domineering: 3x4", "nim: w, 5, w+3", "chomp: 3x4"]
    expected = [(Position(text).outcome(), str(Position(text).value())) for text in texts]
    shared, found = [Position(text) for text in texts], []

    def work():
        own = [(position.outcome(), str(position.value())) for position in map(Position, texts)]
        found.append(own)
        found.append([(position.outcome(), str(position.value())) for position in shared])

    threads = [threading.Thread(target=work) for _ in range(10)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert len(found) == 20 and all(own == expected for own in found)


def test_ten_threads_share_what_keeps_something():
    sequence, solver = Sequence("0.6"), nim.Solver()
    texts = ["cram: 3x4", "kayles: 20, 12", "domineering: 3x3"]
    values, found = list(nim.grundy("0.6", 5000)), []

    def work():
        own = [solver.solve(text).outcome for text in texts]
        product = nim.Nimber(14) * nim.Nimber(2**60 + 5) + nim.Nimber("w")
        found.append((list(sequence.values(5000)) == values, own, product, nim.Game("^") + 1))

    threads = [threading.Thread(target=work) for _ in range(10)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert len(found) == 10 and found[0][0] and all(one == found[0] for one in found)


def test_sequences_are_read_without_copying():
    kayles = Sequence("kayles")
    values = kayles.values(1000)
    array = np.asarray(values)
    assert array.dtype == np.uint16 and array.shape == (1000,)
    assert np.shares_memory(array, np.frombuffer(values.buffer, np.uint16))
    assert (array[71:-12] == array[83:]).all()
    assert kayles[12] == 4 and list(kayles.values(6)) == [0, 1, 2, 3, 1, 4]
    import polars

    series = polars.Series(values)
    assert series.dtype == polars.UInt16 and series.to_list() == array.tolist()
    assert kayles.frame(5)["value"].to_list() == [0, 1, 2, 3, 1]
    period = kayles.period()
    assert kayles[70:73] == array[70:73].tolist() and kayles[5] == 4
    with pytest.raises(IndexError):
        kayles[5:]
    assert (period.status, period.preperiod, period.period, period.saltus) == ("proved", 71, 12, 0)
    assert "<svg" in kayles._repr_html_()


def test_a_plot_has_the_period_as_the_length_of_its_rows():
    import matplotlib

    matplotlib.use("Agg")
    axes = Sequence("kayles").plot(600)
    assert axes.images[0].get_array().shape == (50, 12)


def test_the_ruleset_of_a_file_is_one_of_all():
    file = Path(__file__).parent.parent.parent / "engine/rulesets/bookends.toml"
    files = nim.ask({"request": "ruleset_files"})["files"]
    text = files[0]["file"] if not file.exists() else file.read_text(encoding="utf-8")
    name = nim.add_rules(text)
    assert name in [entry.name for entry in nim.games()]
    with pytest.raises(nim.ParseError):
        nim.add_rules('name = "\nboard')
