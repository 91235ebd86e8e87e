"""A page of Markdown by its sections, so that one measurement renews only what it has measured."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

__all__ = ["renewed", "table"]

_HEADING = re.compile(r"^(?=## )", re.MULTILINE)


def renewed(old: str, new: str) -> str:
    """The old page with the sections of the new one in place of those with the same headings.

    What stands before the first heading counts as a section if the new page has it. Sections of new
    headings come last.
    """
    sections = _sections(old) | _sections(new)
    return "\n\n".join(text.strip() for text in sections.values() if text.strip()) + "\n"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The lines of a table, and an empty one."""
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def _sections(page: str) -> dict[str, str]:
    """Texts by their headings; what stands before the first one by an empty text."""
    parts = [part for part in _HEADING.split(page) if part.strip()]
    return {part.splitlines()[0] if part.startswith("## ") else "": part for part in parts}
