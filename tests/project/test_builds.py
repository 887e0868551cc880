"""The builds: compiled rules are all or none, and nothing is built twice from the same sources."""

from __future__ import annotations

from pathlib import Path

import compiled_rules
import pytest
import web_client
from digests import digest, tree

GOOD = "def twice(number: int) -> int:\n    return 2 * number\n"
REJECTED = "def twice(number: int) -> int:\n    return 'two times'\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    kernel = tmp_path / "src/ludoteka/kernel"
    kernel.mkdir(parents=True)
    (kernel.parent / "__init__.py").touch()
    (kernel / "__init__.py").touch()
    (kernel / "good.py").write_text(GOOD)
    return tmp_path


def needs_compiler() -> None:
    if reason := compiled_rules.why_not_here():
        pytest.skip(reason)


def test_package_files_are_never_compiled(project: Path) -> None:
    assert compiled_rules.modules(project) == [Path("ludoteka/kernel/good.py")]


def test_every_rule_is_compiled_and_kept_for_the_next_build(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs_compiler()
    files, note = compiled_rules.compiled(project)
    assert note.startswith("compiled: 1 modules by mypyc")
    assert any(name.startswith("ludoteka/kernel/good.") for name in files.values())
    monkeypatch.setattr(compiled_rules.subprocess, "run", pytest.fail)
    assert compiled_rules.compiled(project) == (files, note)


def test_one_rejected_module_leaves_all_rules_plain(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    needs_compiler()
    (project / "src/ludoteka/kernel/rejected.py").write_text(REJECTED)
    files, note = compiled_rules.compiled(project)
    assert files == {}
    assert note == "interpreted: mypyc or the C compiler failed (see the build's output)"
    assert "rejected.py:2: error: Incompatible return value type" in capfd.readouterr().out


def test_plain_rules_can_be_asked_for(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTEKA_PURE", "1")
    assert compiled_rules.compiled(project) == ({}, "interpreted: LUDOTEKA_PURE=1 asks for plain Python")


def test_without_a_c_compiler_the_reason_is_told(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDOTEKA_PURE", raising=False)
    monkeypatch.setenv("CC", "/no/such/compiler -O2")
    assert compiled_rules.compiled(project)[1] == (
        "interpreted: no C compiler (/no/such/compiler) on this machine"
    )


def test_a_digest_knows_names_contents_and_extras(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("1")
    files = tree(tmp_path)
    before = digest(tmp_path, files)
    assert digest(tmp_path, files, "more") != before
    (tmp_path / "a").write_text("2")
    assert digest(tmp_path, files) != before
    (tmp_path / "a").rename(tmp_path / "b")
    (tmp_path / "b").write_text("1")
    assert digest(tmp_path, tree(tmp_path)) != before


def test_the_client_is_built_again_only_when_a_source_changed(tmp_path: Path) -> None:
    text = tmp_path / "src/ludoteka/locales/en/room.ftl"
    page = tmp_path / "src/ludoteka/static/index.html"
    for file in (text, page, tmp_path / "web/index.html"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert not web_client.is_built(tmp_path)
    page.with_name(".stamp").write_text(web_client.sources(tmp_path))
    assert web_client.is_built(tmp_path)
    text.write_text("hello = Hello")
    assert not web_client.is_built(tmp_path)
