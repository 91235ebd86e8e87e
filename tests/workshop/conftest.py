"""A workbench that leaves nothing behind."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from freebooters import catalog, small
from tests.workshop.benches import Orders


@pytest.fixture
def orders() -> Iterator[Orders]:
    finders, shown = [*sys.meta_path], dict(vars(small))
    modules = {
        name: module for name, module in sys.modules.items() if name.startswith(small.__name__)
    }
    yield Orders()
    sys.meta_path[:] = finders
    catalog.borrow(None)
    catalog.small.cache_clear()
    for name in [name for name in sys.modules if name.startswith(f"{small.__name__}.")]:
        del sys.modules[name]
    sys.modules.update(modules)
    vars(small).clear()
    vars(small).update(shown)
