#!/usr/bin/env python3
"""Runs the lines of the book for GNU parallel and Slurm, with both as Debian has them.

    check.py PROFILE

The program is the one that cargo has built with this profile. One plan is done by one process, by GNU parallel, and by an array of Slurm of which two tasks die: `nimatron job
status` has to find them, they are submitted again, and all three ways have to merge into the same bytes. Slurm
runs on this machine alone, with its files in a temporary folder; its daemons end with the check.
"""

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "docs/jobs.md"
PARTS = 10
DIES = (2, 5)
"""Tasks of the array that die."""


def book(mark):
    """The lines of the book in the block in which this stands, for fewer parts."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", BOOK.read_text(encoding="utf-8"), re.M | re.S)
    (block,) = [block for block in blocks if mark in block]
    for few, many in ((f"0-{PARTS - 1}", "0-99"), (f"seq 0 {PARTS - 1}", "seq 0 99"), (f"/{PARTS}", "/100")):
        block = block.replace(many, few)
    return block


def run(*command, status=0, **options):
    done = subprocess.run(command, text=True, capture_output=True, timeout=300, **options)
    if done.returncode != status:
        sys.exit(f"error: {command} ended with {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


def merged(folder):
    run("nimatron", "job", "merge", "plan.jsonl", "--out", folder, "--into", f"{folder}.jsonl")
    return Path(f"{folder}.jsonl").read_bytes()


CONFIGURATION = """\
ClusterName=check
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
CredType=cred/munge
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
ReturnToService=2
SchedulerParameters=batch_sched_delay=0,sched_interval=1
NodeName={host} NodeAddr=127.0.0.1 CPUs={cores} State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
"""


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


@contextmanager
def slurm(folder):
    """Slurm on this machine alone."""
    key, configuration = folder / "munge.key", folder / "slurm.conf"
    key.write_bytes(os.urandom(128))
    key.chmod(0o600)
    for name in ("state", "spool"):
        (folder / name).mkdir()
    configuration.write_text(
        CONFIGURATION.format(
            host=socket.gethostname().partition(".")[0],
            ports=free_ports(2),
            user=run("id", "--user", "--name").strip(),
            cores=os.cpu_count(),
            folder=folder,
        )
    )
    os.environ["SLURM_CONF"] = str(configuration)
    munge = [f"--{name}={folder}/munge.{name}" for name in ("socket", "pid-file", "log-file", "seed-file")]
    daemons = []
    try:
        for command in (
            ["/usr/sbin/munged", "--foreground", "--force", f"--key-file={key}", *munge],
            ["slurmctld", "-D"],
            ["slurmd", "-D"],
        ):
            daemons.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
            time.sleep(1)
        for _ in range(60):
            found = subprocess.run(["sinfo", "--noheader", "--format=%T"], capture_output=True, text=True)
            if found.stdout.strip() == "idle":
                break
            time.sleep(1)
        else:
            logs = "".join(path.read_text(errors="replace")[-1000:] for path in folder.glob("*.log"))
            sys.exit(f"error: Slurm does not start: {found.stdout}{found.stderr}{logs}")
        yield
    finally:
        for daemon in reversed(daemons):
            daemon.terminate()
        for daemon in daemons:
            daemon.wait(30)


def submit(*arguments, **options):
    """Submits an array and waits for it; `sbatch --wait` looks too rarely."""
    run("sbatch", "--output=/dev/null", *arguments, **options)
    for _ in range(600):
        if not run("squeue", "--noheader"):
            return
        time.sleep(0.2)
    sys.exit("error: the array does not end")


def array(folder):
    """The plan by an array of which two tasks die, which are then submitted again."""
    script, dying = Path("array.sh"), Path("dying.sh")
    script.write_text(book("#SBATCH"))
    dies = "".join(f'[ "$SLURM_ARRAY_TASK_ID" = {task} ] && kill -9 $$\n' for task in DIES)
    dying.write_text(script.read_text().replace("exec ", f"{dies}exec ", 1))
    environment = os.environ | {"PLAN": str(Path("plan.jsonl").resolve()), "ANSWERS": str(Path(folder).resolve())}
    submit(dying, env=environment)
    status = ("nimatron", "job", "status", "plan.jsonl", "--out", folder, "--shards", str(PARTS))
    missing = run(*status, status=1).splitlines()[-1].rpartition(" ")[2]
    if missing != ",".join(map(str, DIES)):
        sys.exit(f"error: parts {missing} are missing, and not {DIES}")
    submit(f"--array={missing}", script, env=environment)
    run(*status)


def main():
    (profile,) = sys.argv[1:]
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    with tempfile.TemporaryDirectory(prefix="schedulers-") as name:
        folder = Path(name)
        (folder / "bin").mkdir()
        shutil.copy(target / profile / "nimatron", folder / "bin")
        os.environ["PATH"] = f"{folder / 'bin'}:{os.environ['PATH']}:/usr/sbin"
        os.chdir(folder)
        plan = run("nimatron", "job", "plan", "octals:2", "--heaps", "2000", "excess: 3..20", "sprouts: 6")
        Path("plan.jsonl").write_text(plan)
        run("nimatron", "job", "run", "plan.jsonl", "--out", "one")
        one = merged("one")
        script = book("seq 0 99 |").replace("answers", "parallel")
        run("sh", "-ec", script)
        with slurm(folder):
            array("slurm")
        for other in ("parallel", "slurm"):
            if merged(other) != one:
                sys.exit(f"error: {other} merges into something else")
            print(f"{other}: the same {len(one.splitlines())} lines as by one process")


main()
