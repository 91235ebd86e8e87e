"""Shapes: nodes by where they lie."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from freebooters.engine.messages import say
from freebooters.stage import (
    NO_MEANING,
    Box,
    Explanation,
    Meaning,
    Node,
    card,
    disc,
    glow,
    panel,
    path,
    picture,
    writing,
    zone,
)

BOX = Box(10, 20, 40, 60)


@pytest.mark.parametrize("shape", [panel, picture, disc, glow])
def test_a_shape_fills_its_box(shape: Callable[..., Node]) -> None:
    node = shape("it", BOX, "skin")
    assert (node.at, node.size, node.skin) == ((30, 50), (40, 60), "skin")


def test_a_shape_around_a_point_has_a_size_or_is_a_square() -> None:
    assert disc("it", ((5, 6), 8), "skin").size == (8, 8)
    assert disc("it", ((5, 6), (8, 9)), "skin").size == (8, 9)
    assert disc("it", ((5, 6), 8), "skin").at == (5, 6)


def test_each_shape_is_a_node_of_its_kind() -> None:
    kinds = [
        panel("it", BOX).kind,
        card("it", BOX).kind,
        picture("it", BOX, "room/file").kind,
        disc("it", BOX, "ink").kind,
        glow("it", BOX, "glow").kind,
        zone("it", BOX).kind,
        writing("it", BOX, 12, "x", ground="paper").kind,
    ]
    assert kinds == ["box", "box", "sprite", "disc", "glow", "zone", "text"]


def test_a_card_has_an_edge_and_round_corners_unless_it_is_told_another_edge() -> None:
    node = card("it", BOX)
    assert (node.skin, node.edge, node.round) == ("card", "card-edge", 40 * 0.12)
    assert card("it", BOX, edge="line").edge == "line"


def test_what_is_dim_has_the_state_of_what_steps_back() -> None:
    assert panel("it", BOX, dim=True).state == ("dim",)
    assert panel("it", BOX, dim=False, state=("back",)).state == ("back",)
    assert writing("it", BOX, 12, "x", ground="paper", dim=True).state == ("dim",)


def test_a_look_reaches_the_node() -> None:
    node = zone("it", BOX, z=3, tint="gold", alpha=0.5, was="before")
    assert (node.z, node.tint, node.alpha, node.was) == (3, "gold", 0.5, "before")


def test_a_meaning_is_what_a_node_is_called_how_it_is_explained_and_what_a_press_picks() -> None:
    label = say("blank-discards", count=1)
    explain = Explanation(label)
    node = zone("it", BOX, means=Meaning(label, explain, "token"))
    assert (node.label, node.explain, node.pick) == (label, explain, "token")
    assert zone("it", BOX, means=NO_MEANING) == zone("it", BOX)


def test_a_path_goes_through_its_stops_and_lies_where_it_begins_unless_told_otherwise() -> None:
    node = path("it", [(1, 2), (3, 4)], 5, "sand", alpha=0.5, z=2)
    assert (node.kind, node.points, node.size, node.at) == ("path", (1, 2, 3, 4), (5, 0), (1, 2))
    assert (node.alpha, node.z) == (0.5, 2)
    assert path("it", [(1, 2), (3, 4)], 5, "sand", at=(9, 9)).at == (9, 9)


def test_words_are_as_wide_as_their_box_and_as_high_as_their_letters() -> None:
    node = writing("it", BOX, 12, ("longer", "short"), ground="paper", display=True, lines=2)
    assert (node.at, node.size) == ((30, 50), (40, 12))
    assert (node.face, node.lines, node.ground) == ("display", 2, "paper")
    assert node.text == ("longer", "short")


def test_words_around_a_point_have_the_room_they_are_given() -> None:
    assert writing("it", ((1, 2), 0), 12, "7", ground="paper").size == (0, 12)
