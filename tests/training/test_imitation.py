"""The weights of Cartagena's policy are learned from what sailors choose."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import pytest

from freebooters.games.cartagena.advice.weights.policy import POLICY_WEIGHTS
from freebooters.kit.learned import Example
from freebooters.training.imitation import choices, foretold, page


def test_choices_are_what_sailors_took_among_what_they_could() -> None:
    seen = choices("basic", 2, "lesson")

    assert len(seen) > 20
    assert all(sum(choice.shares) == 1 for choice in seen)
    assert all(len(choice.rows) == len(choice.shares) > 1 for choice in seen)
    assert seen == choices("basic", 2, "lesson")
    assert seen != choices("basic", 2, "another")


@pytest.mark.parametrize("variant", POLICY_WEIGHTS)
def test_the_policy_weights_predict_half_of_sailors_choices(variant: str) -> None:
    seen = choices(variant, 3, "unseen")
    blind = dict.fromkeys(POLICY_WEIGHTS[variant], 0.0)

    foreseen = sum(foretold(choice, POLICY_WEIGHTS[variant]) for choice in seen)

    assert foreseen > 0.5 * len(seen)
    assert foreseen > sum(foretold(choice, blind) for choice in seen)


def test_the_action_with_the_highest_logit_is_predicted() -> None:
    choice = Example("basic", ({"steps": 3.0}, {"steps": 5.0}), (0.0, 1.0))

    assert foretold(choice, {"steps": 0.2})
    assert not foretold(choice, {"steps": -0.2})


def test_the_page_is_a_module_that_tells_its_command(tmp_path: Path) -> None:
    text = page("--games 4 --seed x", {"basic": {"steps": 0.5, "long": -0.25}}, 3, 4)
    file = tmp_path / "weights.py"
    file.write_text(text, encoding="utf-8")

    assert "    python -m freebooters.training.imitation --games 4 --seed x" in text
    assert "75.0%" in text
    assert run_path(str(file))["POLICY_WEIGHTS"] == {"basic": {"steps": 0.5, "long": -0.25}}
