"""How fast random games go through the contract (named moves, no events), interpreted and compiled, side by
side.

    python benchmarks/games.py GAME [--seats 4] [--rounds 3] [--seconds 3]

The two take turns, so that a busy machine is busy for both; what counts is CPU time. The compiled rules are
those that
scripts/compiled_rules.py built.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from compiled import compiled_rules, use_compiled

ROOT = Path(__file__).resolve().parent.parent


def measure(name: str, seats: int, seconds: float) -> dict[str, float]:
    """Plays whole games for so long."""
    from ludoteka.kernel.rng import seeded
    from ludoteka.registry import game

    rules = game(name)
    options = rules.read_options({}, seats)
    games = decisions = 0
    started = time.process_time()
    while (used := time.process_time() - started) < seconds or games == 0:
        state = rules.new(seats, options, seeded(f"game {games}"))
        rules.keep_log(state, False)
        rng = seeded(f"choices {games}")
        while rules.outcome(state) is None:
            seat = rules.waiting_for(state)[0]
            legal = rules.legal(state, seat)
            rules.play(state, seat, legal[rng.below(len(legal))])
            decisions += 1
        games += 1
    return {"games": games / used, "decisions": decisions / used}


def run(name: str, seats: int, seconds: float, kind: str) -> dict[str, float]:
    command = [
        sys.executable,
        __file__,
        name,
        "--seats",
        str(seats),
        "--seconds",
        str(seconds),
        "--kind",
        kind,
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise SystemExit(ran.stderr)
    result: dict[str, float] = json.loads(ran.stdout)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", metavar="GAME")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="of CPU time, each kind and round")
    parser.add_argument("--kind", choices=("interpreted", "compiled"), help="only this one, as JSON")
    given = parser.parse_args()
    if given.kind:
        if given.kind == "compiled":
            use_compiled()
        print(json.dumps(measure(given.name, given.seats, given.seconds)))
        return
    kinds = ["interpreted", "compiled"] if compiled_rules() else ["interpreted"]
    found = {kind: [] for kind in kinds}
    for _ in range(given.rounds):
        for kind in kinds:
            found[kind].append(run(given.name, given.seats, given.seconds, kind))
    for kind, results in found.items():
        games, decisions = (median(one[key] for one in results) for key in ("games", "decisions"))
        print(f"{kind:12}{games:10.1f} games/s{decisions:12,.0f} decisions/s")


if __name__ == "__main__":
    main()
