"""The command `ludoteka`: its commands, and how every mistake becomes one line."""

from __future__ import annotations

import sys

import typer

from ludoteka import __version__
from ludoteka.cli.arena import arena
from ludoteka.cli.doctor import doctor
from ludoteka.cli.errors import fail
from ludoteka.cli.games import games, rules
from ludoteka.cli.play import play
from ludoteka.cli.replay import replay
from ludoteka.cli.serve import serve
from ludoteka.cli.simulate import simulate
from ludoteka.kernel.errors import LudotekaError

app = typer.Typer(
    name="ludoteka",
    help="A room of board games, in the browser and in the terminal.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
COMMANDS = (serve, play, simulate, arena, replay, games, rules, doctor)
for command in COMMANDS:
    app.command()(command)


@app.callback(invoke_without_command=True)
def ludoteka(version: bool = typer.Option(False, "--version", help="Show the version.")) -> None:
    """A room of board games, in the browser and in the terminal."""
    if version:
        print(f"ludoteka {__version__}")
        raise typer.Exit


# Typer brings its own copy of click, or uses the installed one; either way usage errors derive from this one.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]


def main() -> None:
    try:
        code = app(standalone_mode=False)
    except (typer.Abort, KeyboardInterrupt):
        fail("interrupted", 130)
    except UsageError as problem:
        fail(f"{usage_text(problem)} (see ludoteka --help)", 2)
    except LudotekaError as problem:
        fail(problem)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has had enough
        code = 1
    sys.exit(code if isinstance(code, int) else 0)


def usage_text(problem: BaseException) -> str:
    """What is wrong with the command line, naming the option."""
    found: str = problem.format_message()  # type: ignore[attr-defined]  # every usage error has it
    return found


if __name__ == "__main__":
    main()
