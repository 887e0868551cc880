"""The project's own promises: reasons beside dependencies, pins without addresses, one version everywhere."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

import ludoteka

ROOT = Path(__file__).resolve().parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
REQUIREMENTS = [
    *PROJECT["project"]["dependencies"],
    *PROJECT["project"]["optional-dependencies"]["test"],
    *(requirement for group in PROJECT["dependency-groups"].values() for requirement in group),
]


def distribution(requirement: str) -> str:
    """The normalised name at the start of a requirement."""
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name[0]).lower()


@pytest.mark.parametrize("requirement", REQUIREMENTS)
def test_every_dependency_is_pinned(requirement: str) -> None:
    pinned = {line.split("==")[0] for line in (ROOT / "requirements.lock").read_text().splitlines()}
    assert distribution(requirement) in pinned


@pytest.mark.parametrize("requirement", PROJECT["project"]["dependencies"])
def test_every_dependency_says_why_it_is_there(requirement: str) -> None:
    lines = (ROOT / "pyproject.toml").read_text("utf-8").splitlines()
    assert any(re.search(rf'"{re.escape(requirement)}",\s+# \w', line) for line in lines)


@pytest.mark.parametrize("lock", ["requirements.lock", "web/package-lock.json"])
def test_lock_files_name_no_place_to_download_from(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    assert '"resolved"' not in text
    assert "--index-url" not in text
    assert "file:" not in text


def test_npm_packages_are_named_at_exact_versions() -> None:
    wanted = json.loads((ROOT / "web/package.json").read_text("utf-8"))["devDependencies"]
    assert [name for name, version in wanted.items() if not re.fullmatch(r"[\d.]+", version)] == []


def test_the_changelog_knows_this_version() -> None:
    assert f"## {ludoteka.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
