"""What all tests share: which rules run (source tree or compiled), and the order of the browser tests."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

import ludoteka

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def kind_of_rules() -> str:
    """Whether the imported rules are compiled or interpreted."""
    kernel = Path(ludoteka.__file__).parent / "kernel"
    return "compiled" if any([*kernel.glob("*.so"), *kernel.glob("*.pyd")]) else "interpreted"


def pytest_report_header() -> str:
    return f"ludoteka: {Path(ludoteka.__file__).parent}, rules {kind_of_rules()}"


def pytest_configure() -> None:
    """A run that is meant for one kind of rules must not pass on the other."""
    expected = os.environ.get("LUDOTEKA_EXPECT")
    if expected and expected != kind_of_rules():
        raise pytest.UsageError(f"these tests should run on {expected} rules, but {pytest_report_header()}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: sync Playwright leaves an event loop running, in which pytest-asyncio fails."""

    def needs_browser(item: pytest.Item) -> bool:
        return bool({"page", "browser", "context"}.intersection(getattr(item, "fixturenames", ())))

    items.sort(key=needs_browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's own Chromium (or CHROMIUM=path), never one that Playwright downloads."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        explain = pytest.fail if os.environ.get("CI") else pytest.skip
        explain("no Chromium found: install it, or set CHROMIUM=/path/to/it")
    return {**browser_type_launch_args, "executable_path": found, "args": CHROMIUM_FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "en-US", "viewport": {"width": 1280, "height": 900}}
