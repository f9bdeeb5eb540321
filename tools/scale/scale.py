#!/usr/bin/env python3
"""How a plan of jobs fares on more workers than there are here.

A simulation: a driver hands out batches of jobs, workers do them, a file store takes an answer a job, and a merge
reads them all. Driver, store and merge serve one request after the other. How long jobs take and how large
their answers are is taken from a folder of answers, drawn from it anew as often as the plan is long.

    scale.py ANSWERS                          the table for 10 to 10000 workers
    scale.py ANSWERS --check SECONDS WORKERS  what the model says of a run that was measured

The figures of the machines are options, with those measured on two cores and one local disk as defaults.
"""

import argparse
import heapq
import json
import pathlib
import random
import sys


def answers(folder):
    """Seconds and bytes of each answer in a folder."""
    found = []
    for path in sorted(pathlib.Path(folder).glob("*/*.json")):
        text = path.read_bytes()
        if text:
            found.append((json.loads(text)["run"]["seconds"], len(text)))
    if not found:
        sys.exit(f"error: no answers in {folder}")
    return found


def batches(jobs, seconds):
    """Runs of jobs that take about so many seconds, by what jobs take on average."""
    mean = sum(time for time, _ in jobs) / len(jobs)
    size = max(1, round(seconds / mean)) if mean else len(jobs)
    return [jobs[at : at + size] for at in range(0, len(jobs), size)]


def simulate(jobs, workers, options):
    """The seconds until the last answer is there, and for how much of them driver and store were busy."""
    waiting = batches(jobs, options.batch)
    waiting.reverse()
    # Each batch asks the driver, then works, then writes: every server takes requests as they come.
    driver = store = busy_driver = busy_store = 0.0
    events = [(0.0, worker, []) for worker in range(min(workers, len(waiting)))]
    end = 0.0
    while events:
        now, worker, batch = heapq.heappop(events)
        if batch:
            cost = sum(options.write + size / options.bandwidth for _, size in batch)
            store = max(store, now) + cost
            busy_store += cost
            # Whoever writes waits for the store.
            end = max(end, store)
            heapq.heappush(events, (store, worker, []))
        elif waiting:
            driver = max(driver, now) + options.handout
            busy_driver += options.handout
            batch = waiting.pop()
            done = driver + options.start + sum(time for time, _ in batch)
            heapq.heappush(events, (done, worker, batch))
    return end, busy_driver / end, busy_store / end


def merging(jobs, options, mergers):
    """The seconds of a merge by so many machines, each of a part of the names, and then of their parts."""
    each = options.verify + sum(size for _, size in jobs) / len(jobs) / options.bandwidth
    return len(jobs) * each / mergers + mergers * options.start


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("answers", help="a folder of answers, of nimatron job run")
    parser.add_argument("--jobs", type=int, help="so many jobs are to be done [default: 500 for each worker]")
    parser.add_argument("--batch", type=float, default=20, help="seconds of work that are handed out at once")
    parser.add_argument("--start", type=float, default=0.03, help="seconds to start on a batch")
    parser.add_argument("--handout", type=float, default=0.001, help="seconds of the driver for a batch")
    parser.add_argument("--write", type=float, default=0.0005, help="seconds of the store for an answer")
    parser.add_argument("--bandwidth", type=float, default=100e6, help="bytes that the store takes a second")
    parser.add_argument("--verify", type=float, default=0.001, help="seconds of the merge for an answer")
    parser.add_argument("--check", nargs=2, type=float, metavar=("SECONDS", "WORKERS"))
    options = parser.parse_args()
    measured = answers(options.answers)
    if options.check:
        seconds, workers = options.check
        modelled, _, _ = simulate(measured, int(workers), options)
        print(f"{modelled:.2f} s by the model, {seconds:.2f} s measured: {modelled / seconds:.3f}")
        return
    draw = random.Random(1)
    print("workers     jobs  hours  utilisation  driver  store  GB written  merge h  by 100 h")
    for workers in (10, 100, 1000, 10000):
        jobs = draw.choices(measured, k=options.jobs or 500 * workers)
        end, driver, store = simulate(jobs, workers, options)
        used = sum(time for time, _ in jobs) / (end * workers)
        written = sum(size for _, size in jobs) / 1e9
        merge, tree = (merging(jobs, options, mergers) / 3600 for mergers in (1, 100))
        print(
            f"{workers:7} {len(jobs):8} {end / 3600:6.2f} {used:11.1%} {driver:7.1%} {store:6.1%}"
            f" {written:11.3f} {merge:8.3f} {tree:9.3f}"
        )


if __name__ == "__main__":
    main()
