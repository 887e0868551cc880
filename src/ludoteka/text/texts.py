"""The messages of a language: `text = Text("cs"); text("fabled-fruit-prompt-go")`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ludoteka.kernel.errors import LudotekaError

LOCALES = Path(__file__).parent.parent / "locales"
FALLBACK = "en"


class UnknownLanguage(LudotekaError):
    """There are no texts in that language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there are no texts in {language!r}; languages are {', '.join(languages())}")


def languages() -> list[str]:
    return sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl")))


def negotiated(wanted: Sequence[str]) -> str:
    """The first wanted language there are texts in (`cs_CZ.UTF-8` is `cs`), else English."""
    found = languages()
    for tag in wanted:
        primary = tag.replace("_", "-").split("-")[0].split(".")[0].lower()
        if primary in found:
            return primary
    return FALLBACK


class Text:
    """Raises UnknownLanguage when made, KeyError for a message that does not exist."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = bundle_of(language)

    def __call__(self, message: str, /, **args: str | int | float) -> str:
        return self.format(message, args)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def format(
        self, message: str, args: Mapping[str, str | int | float], attribute: str | None = None
    ) -> str:
        """With an attribute that the message lacks, the message itself."""
        if not self.bundle.has_message(message):
            raise KeyError(f"no message {message!r} in {self.language}")
        found = self.bundle.get_message(message)
        pattern = found.attributes.get(attribute, found.value) if attribute else found.value
        if pattern is None:
            raise KeyError(f"message {message!r} in {self.language} has attributes only")
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise KeyError(f"message {message!r} in {self.language}: {errors[0]}")
        return str(text)


@cache
def bundle_of(language: str) -> FluentBundle:
    if language not in languages():
        raise UnknownLanguage(language)
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
