from __future__ import annotations

from dataclasses import dataclass, replace
from math import log
from typing import Any

import numpy as np
import pytest

from freebooters import catalog
from freebooters.engine.match import Match
from freebooters.research.vectors import Vectors, features


@dataclass(frozen=True)
class View:
    hand: tuple[str, ...] = ("hat", "key", "hat")
    money: tuple[int, ...] = (0, 12)
    hidden: tuple[int | None, ...] = (None,)
    open: bool = True
    places: Any = None


def test_a_view_is_told_datum_by_datum() -> None:
    told = dict(features(View(), 1))

    assert 1 == told["seat=1"]
    assert {1.0} == {told[f"/hand/{place}={card}"] for place, card in enumerate(View().hand)}
    assert log(4) == pytest.approx(told["/hand/#"])
    assert log(13) == pytest.approx(told["/money/1"])
    assert 1 == told["/money/1=12"] == told["/open=True"] == told["/hidden/0=None"]
    assert 2 == sum(value for name, value in features(View(), 1) if name == "/hand/*=hat")


def test_numbers_below_zero_keep_their_sign() -> None:
    assert -log(3) == pytest.approx(dict(features(View(money=(-2,)), 0))["/money/0"])


@pytest.mark.parametrize(
    "change",
    [
        {"hand": ("hat", "hat", "key")},
        {"hand": ("hat", "key")},
        {"money": (0, 13)},
        {"hidden": (0,)},
        {"hidden": (False,)},
        {"open": False},
        {"places": {"ship": 3}},
    ],
)
def test_another_view_is_another_vector(change: dict[str, Any]) -> None:
    vectors = Vectors()
    one, other = (vectors.encode(view, 0) for view in (View(), replace(View(), **change)))

    assert not np.array_equal(one, other)


def test_another_seat_with_the_same_view_has_another_vector() -> None:
    assert not np.array_equal(Vectors().encode(View(), 0), Vectors().encode(View(), None))


def test_a_vector_is_the_same_in_every_process() -> None:
    """Recorded once; Python's own hashes differ from process to process."""
    vector = Vectors(16).encode(View(), 0)

    assert vector.dtype == np.float32
    assert RECORDED == pytest.approx(vector.tolist(), abs=1e-6)


RECORDED = [
    -2.306853,
    3.0,
    -1.098612,
    0.0,
    1.0,
    -2.0,
    -3.564949,
    -1.0,
    0.0,
    0.613706,
    -1.0,
    0.0,
    0.0,
    0.0,
    0.0,
    -1.0,
]


def test_a_vector_of_no_length_is_refused() -> None:
    with pytest.raises(ValueError, match="0 numbers"):
        Vectors(0)


def test_few_features_of_a_view_collide_by_hashing() -> None:
    match = Match(catalog.game("cartagena"), 2, {"variant": "tortuga"}, "reef")
    names = {name for name, _ in features(match.view(0), 0)}
    places = np.count_nonzero(Vectors().encode(match.view(0), 0))

    assert len(names) > 100
    assert places > 0.9 * len(names)
