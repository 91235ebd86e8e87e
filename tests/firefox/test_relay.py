"""The relay changes one thing: a refusal of what asked for nothing becomes a success."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.firefox.relay import Excuses

FEATURES = "emulation.setMediaFeaturesOverride"
REFUSAL = {"type": "error", "id": 7, "error": "unknown command", "message": FEATURES}
SUCCESS = {"type": "success", "id": 7, "result": {}}


def answered(command: dict[str, Any], answer: dict[str, Any]) -> Any:
    excuses = Excuses()
    excuses.asked(json.dumps({"id": 7, **command}))
    return json.loads(excuses.answered(json.dumps(answer)))


def overriding(**features: str | None) -> dict[str, Any]:
    return {"method": FEATURES, "params": {"features": features, "userContexts": ["one"]}}


def test_an_unknown_command_that_overrides_no_feature_succeeds() -> None:
    assert SUCCESS == answered(overriding(contrast=None), REFUSAL)
    assert SUCCESS == answered({"method": FEATURES, "params": {"features": None}}, REFUSAL)


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        pytest.param(overriding(contrast="more"), REFUSAL, id="overrides"),
        pytest.param(overriding(contrast=None), {**REFUSAL, "id": 8}, id="of-another-command"),
        pytest.param(
            overriding(contrast=None), {**REFUSAL, "error": "invalid argument"}, id="other-error"
        ),
        pytest.param(overriding(contrast=None), {**SUCCESS, "result": {"a": 1}}, id="known"),
        pytest.param({"method": "other", "params": {"text": FEATURES}}, REFUSAL, id="quotes-it"),
    ],
)
def test_every_other_answer_is_passed_on(command: dict[str, Any], answer: dict[str, Any]) -> None:
    assert answer == answered(command, answer)
