from __future__ import annotations

import pytest

from tests.app.client import Client


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> Client:
    """A page just opened."""
    return Client(monkeypatch)
