"""French counts nothing as one: « 0 carte »."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
FRENCH = [*(ROOT / "py" / "freebooters").rglob("fr.ftl"), *(ROOT / "web" / "words").rglob("fr.ftl")]


class _Counts(Visitor):
    """Finds selections in which 1 alone has words of its own, and any other number is shown."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        [others] = (each.value for each in node.variants if each.default)
        shown = _Shown(node.selector)
        shown.visit(others)
        if shown.found and "1" in (keys := _keys(node)) and not keys & {"0", "one"}:
            self.found.append(_name(node.selector))
        self.generic_visit(node)


def _keys(node: ast.SelectExpression) -> set[str]:
    return {
        each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
        for each in node.variants
    }


def _name(number: ast.InlineExpression) -> str:
    return number.id.name if isinstance(number, ast.VariableReference) else ""


class _Shown(Visitor):
    """Whether a number is shown, and not only asked for."""

    def __init__(self, number: ast.InlineExpression) -> None:
        self.number = number
        self.found = False

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        self.found |= bool(node.expression.equals(self.number))
        self.generic_visit(node)


def _counts(text: str) -> Iterator[str]:
    for entry in parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            finder = _Counts()
            finder.visit(entry)
            yield from (f"{entry.id.name} {count}" for count in finder.found)


def test_what_counts_in_french_has_words_for_nothing_too() -> None:
    assert len(FRENCH) > 10
    assert ["x n"] == list(_counts("x = { $n ->\n [1] une carte\n *[other] { $n } cartes\n }"))
    assert [] == list(_counts("x = { $n ->\n [one] une carte\n *[other] { $n } cartes\n }"))
    assert [] == [
        f"{file.relative_to(ROOT)}: {each}"
        for file in FRENCH
        for each in _counts(file.read_text(encoding="utf-8"))
    ]
