#!/usr/bin/env python3
"""One command for everything; it needs nothing but Python 3.11 or newer.

python3 run.py serve [options]       set up what is missing, then open the game room
python3 run.py test [pytest's own]   set up, then all tests; with arguments only pytest, with them
python3 run.py check                 set up, then formatting, lint, types and layers
python3 run.py WORD [options]        any other `ludoteka WORD`: play, simulate, arena, replay, doctor ...
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
PROGRAMS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
INTERPRETED = {"PYTHONPATH": str(ROOT / "src"), "LUDOTEKA_EXPECT": "interpreted"}  # on the source tree
BROWSER_TESTS = Path("tests/browser")
BROWSER_LOG = ENVIRONMENT / "browser-tests.log"
# Tests that run a second time on the compiled rules.
RULE_TESTS = ("tests/kernel", "tests/games", "tests/testkit")

if sys.version_info < (3, 11):  # noqa: UP036  (whoever runs this may not have read pyproject.toml)
    raise SystemExit(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}")

import tomllib  # noqa: E402

sys.path.insert(0, str(ROOT / "scripts"))
import compiled_rules  # noqa: E402
import web_client  # noqa: E402
from digests import digest, tree  # noqa: E402


def call(*command: object, variables: Mapping[str, str] | None = None) -> int:
    """Run a command in the project's folder and give back its exit code."""
    environment = {**os.environ, **(variables or {})}
    return subprocess.run([str(word) for word in command], cwd=ROOT, env=environment, check=False).returncode


def done_once(name: str, wanted: str, action: Callable[[], int]) -> None:
    """Do something again only when what it depends on (a digest) has changed since it last worked."""
    stamp = ENVIRONMENT / f".{name}"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print(f"run.py: setting up: {name} ...", file=sys.stderr, flush=True)
    if action():
        raise SystemExit(f"run.py: setting up failed: {name} (see above)")
    stamp.write_text(wanted)


def pip_install(*arguments: str) -> int:
    """Install into the project's own environment, at the pinned versions."""
    quiet = ("-q", "--disable-pip-version-check", "-c", "requirements.lock")
    return call(PYTHON, "-m", "pip", "install", *quiet, *arguments)


def requirements(*groups: str) -> list[str]:
    """What pyproject.toml asks for: its dependencies, those of the build, and the named groups or extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    named = {**project["dependency-groups"], **project["project"]["optional-dependencies"]}
    wanted = [*project["project"]["dependencies"], *named["build"]]
    if not web_client.node_of_machine():
        wanted += named["node"]
    return wanted + [requirement for group in groups for requirement in named[group]]


def set_up(*groups: str) -> None:
    """The environment with its pinned dependencies, and the web client."""
    if not PYTHON.exists():
        print("run.py: setting up: an environment in .venv ...", file=sys.stderr, flush=True)
        venv.create(ENVIRONMENT, with_pip=True)
    wanted = requirements(*groups)
    lock = digest(ROOT, [ROOT / "requirements.lock"], *wanted)
    done_once("-".join(["dependencies", *groups]), lock, lambda: pip_install(*wanted))
    done_once("web-client", web_client.sources(), lambda: call(PYTHON, "scripts/web_client.py"))


def install() -> None:
    """The package itself, as a user would have it: built as a wheel, with compiled rules where that works."""
    package = tree(ROOT / "src/ludoteka", without=["static"])
    build = [*tree(ROOT / "scripts"), ROOT / "hatch_build.py", ROOT / "pyproject.toml"]
    pure = os.environ.get("LUDOTEKA_PURE", "")
    wanted = digest(ROOT, [*package, *build], web_client.sources(), pure)
    arguments = ("--no-build-isolation", "--no-deps", "--force-reinstall", ".")
    done_once("package", wanted, lambda: pip_install(*arguments))


def test_interpreted(*arguments: str) -> int:
    """All tests on the source tree."""
    return call(PYTHON, "-m", "pytest", *arguments, variables=INTERPRETED)


def begin_browser_tests() -> subprocess.Popen[bytes]:
    """The tests in browsers, which mostly wait: they run beside everything else."""
    variables = {**os.environ, **INTERPRETED}
    command = [str(PYTHON), "-m", "pytest", str(BROWSER_TESTS)]
    with BROWSER_LOG.open("wb") as told:
        return subprocess.Popen(command, cwd=ROOT, env=variables, stdout=told, stderr=subprocess.STDOUT)


def end_browser_tests(begun: subprocess.Popen[bytes]) -> int:
    """Their exit code, once they are over; what they have said is said now."""
    code = begun.wait()
    print(BROWSER_LOG.read_text("utf-8", "replace"), flush=True)
    return code


def test_compiled() -> int:
    """The tests of the rules on the installed package, whose rules are compiled."""
    folders = [folder for folder in RULE_TESTS if (ROOT / folder).is_dir()]
    if reason := compiled_rules.why_not_here():
        print(f"run.py: the rules were not tested compiled: {reason}")
        return 0
    if not folders or not compiled_rules.modules():
        print("run.py: the rules were not tested compiled: there are none yet")
        return 0
    variables = {"PYTHONPATH": "", "LUDOTEKA_EXPECT": "compiled"}
    return call(PYTHON, "-m", "pytest", *folders, variables=variables)


def test_web(*script: str) -> int:
    """One of the web client's own checks, by the words that follow npm."""
    return call(PYTHON, "scripts/web_client.py", *script)


def every_step(steps: Mapping[str, Callable[[], int]]) -> int:
    """Take all steps, also after one that failed, and say at the end which took how long and which failed."""
    outcomes: list[tuple[str, float, bool]] = []
    for name, step in steps.items():
        print(f"\n== {name}", flush=True)
        begun = time.monotonic()
        failed = bool(step())
        outcomes.append((name, time.monotonic() - begun, failed))
    print()
    for name, seconds, failed in outcomes:
        print(f"{seconds:7.1f} s  {'FAILED' if failed else 'ok    '}  {name}")
    return int(any(failed for _, _, failed in outcomes))


def test(*arguments: str) -> int:
    """Everything that can be tested here, or just what pytest's arguments name."""
    set_up("test")
    if arguments:
        return test_interpreted(*arguments)
    install()
    browsers = begin_browser_tests()
    return every_step(
        {
            "tests, rules interpreted": lambda: test_interpreted("--ignore", str(BROWSER_TESTS)),
            "tests of the rules, compiled": test_compiled,
            "web client: types": lambda: test_web("run", "check"),
            "web client: unit tests": lambda: test_web("test"),
            "tests in browsers, begun with the first": lambda: end_browser_tests(browsers),
        }
    )


def check() -> int:
    """What a commit must pass besides the tests."""
    set_up("test", "dev")
    source = {"PYTHONPATH": str(ROOT / "src")}
    return every_step(
        {
            "formatting": lambda: call(PROGRAMS / "ruff", "format", "--check", "."),
            "lint": lambda: call(PROGRAMS / "ruff", "check", "."),
            "types": lambda: call(PROGRAMS / "mypy", "--strict", "src"),
            "layers": lambda: call(PROGRAMS / "lint-imports", variables=source),
        }
    )


def ludoteka(*arguments: str) -> int:
    """The command that users of the package have, run where the user stands."""
    set_up()
    install()
    command = [str(PROGRAMS / "ludoteka"), *arguments]
    if os.name != "nt":
        # Become the program: it then gets Ctrl-C and every other signal itself and can end in good order.
        os.execv(command[0], command)  # noqa: S606
    return subprocess.run(command, check=False).returncode


def main(arguments: list[str]) -> int:
    """Choose by the first word."""
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__)
        return 0
    word, *rest = arguments
    if word == "test":
        return test(*rest)
    return check() if word == "check" and not rest else ludoteka(word, *rest)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
