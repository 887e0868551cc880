"""Compiles kernel and games with mypyc into build/rules: all of them, or none and the reason why.

Used by the package's build hook; by hand, to see what mypyc says: python scripts/compiled_rules.py.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path
from typing import Any

from digests import digest

ROOT = Path(__file__).resolve().parent.parent
MYPYC = "mypy[mypyc]>=2.4"  # the first with packed arrays
COMPILED_FOLDERS = ("kernel", "games")
# Modules that stay Python though they live among the rules.
NEVER: frozenset[str] = frozenset({"ludoteka/kernel/arrays.py"})


def why_not_here() -> str | None:
    """Why rules can't be compiled on this machine, as far as can be told without trying."""
    if os.environ.get("LUDOTEKA_PURE") == "1":
        return "LUDOTEKA_PURE=1 asks for plain Python"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython only, this is {sys.implementation.name}"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name != "nt" and not shutil.which(compiler):
        return f"no C compiler ({compiler}) on this machine"
    return None


def modules(root: Path = ROOT) -> list[Path]:
    """The files to compile, relative to src."""
    source = root / "src"
    found = (
        file.relative_to(source)
        for folder in COMPILED_FOLDERS
        for file in (source / "ludoteka" / folder).rglob("*.py")
    )
    return sorted(file for file in found if file.name != "__init__.py" and file.as_posix() not in NEVER)


def cache(root: Path = ROOT) -> Path:
    """Where the compiled form of just these sources belongs, for this Python and this mypyc."""
    files = [root / "src" / file for file in modules(root)]
    how = (Path(__file__).read_text("utf-8"), metadata.version("mypy"), sysconfig.get_platform())
    key = digest(root, files, *how)
    return root / "build/rules" / f"{sys.implementation.cache_tag}-{key[:16]}"


def compiled(root: Path = ROOT) -> tuple[dict[str, str], str]:
    """The compiled files (path on disk to path in the wheel) and one line that says what was done."""
    if reason := why_not_here():
        return {}, f"interpreted: {reason}"
    if not modules(root):
        return {}, "interpreted: there are no rules to compile"
    try:
        place = cache(root)
    except metadata.PackageNotFoundError:
        return {}, f"interpreted: mypyc is not installed ({MYPYC})"
    if not (place / "done").is_file():
        shutil.rmtree(root / "build/rules", ignore_errors=True)
        place.mkdir(parents=True)
        # A process of its own: mypyc ends the process it runs in when it finds a mistake.
        command = [sys.executable, __file__, str(root), str(place)]
        ran = subprocess.run(command, cwd=root / "src", check=False)
        if ran.returncode:
            return {}, "interpreted: mypyc or the C compiler failed (see the build's output)"
    done = (place / "done").read_text()
    names = {str(file): file.relative_to(place / "lib").as_posix() for file in (place / "lib").rglob("*.*")}
    return names, f"compiled: {done}"


def compile_in_parallel(compiler: Any) -> None:
    """Let a setuptools compiler work on as many C files at once as there are cores."""
    compile_one_after_another = compiler.compile

    def compile_files(files: list[str], *arguments: Any, **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            rounds = pool.map(lambda file: compile_one_after_another([file], *arguments, **options), files)
            return [made for each in rounds for made in each]

    compiler.compile = compile_files


def compile_into(place: Path, root: Path) -> None:
    """Compile all modules into place/lib; the current folder must be root/src."""
    # Only here: they are there only where something is compiled.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        def build_extensions(self) -> None:
            compile_in_parallel(self.compiler)
            super().build_extensions()

    files = [file.as_posix() for file in modules(root)]
    extensions = mypycify(
        ["--config-file=", *files],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="ludoteka",
        target_dir=str(place / "c"),
    )
    command = ParallelBuild(Distribution({"name": "ludoteka", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(place / "lib"), str(place / "o")
    command.ensure_finalized()
    command.run()
    shutil.rmtree(place / "c")
    shutil.rmtree(place / "o")
    (place / "done").write_text(f"{len(files)} modules by mypyc {metadata.version('mypy')}")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compile_into(root=Path(sys.argv[1]), place=Path(sys.argv[2]))
    else:
        print(compiled()[1])
