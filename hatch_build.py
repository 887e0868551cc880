"""The build hook: every wheel carries the built web client and, where a C compiler exists, compiled rules.

pip, uv and hatch all end up here; `scripts/` does the work.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))
import compiled_rules
import web_client


class LudotekaBuild(BuildHookInterface[Any]):
    """Builds what the package needs beside its Python files."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Asked for before the build environment is made: only what this build will use."""
        root = Path(self.root)
        wanted = []
        if not web_client.is_built(root) and not web_client.node_of_machine():
            wanted.append(web_client.NODE_FROM_PYPI)
        if self.target_name == "wheel" and not compiled_rules.why_not_here():
            wanted.append(compiled_rules.MYPYC)
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build; `version` is hatchling's word for the kind of wheel: standard or editable."""
        root = Path(self.root)
        web_client.build(root)
        # An editable install would keep running compiled files that the sources have left behind.
        if self.target_name != "wheel" or version == "editable":
            return
        files, note = compiled_rules.compiled(root)
        print("rules", note, file=sys.stderr, flush=True)
        (root / "build").mkdir(exist_ok=True)
        (root / "build/rules.txt").write_text(note + "\n")
        build_data["force_include"].update(files)
        build_data["force_include"][str(root / "build/rules.txt")] = "ludoteka/rules.txt"
        if files:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
