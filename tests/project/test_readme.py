"""What the README shows works."""

import re
from pathlib import Path

README = (Path(__file__).resolve().parent.parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_example_in_the_readme_runs():
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)
    assert str(names["move"]).startswith("go ")
    assert names["events"]


def test_every_file_the_readme_links_to_is_there():
    root = Path(__file__).resolve().parent.parent.parent
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (root / target).exists(), target
