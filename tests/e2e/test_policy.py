"""The page's policy in a browser: everything runs under it, and it holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.conftest import SUB_PATH
from tests.e2e import ways
from tests.e2e.host import serving
from tests.e2e.person import LONG, Person, chair
from tools.policy import Headers, headers
from tools.server import PageServer

POLICIES: dict[str, Callable[[str], Headers]] = {
    "as headers and in the page": headers,
    "in the page alone": lambda _: {},
}


@pytest.fixture(
    params=[
        "as headers and in the page",
        pytest.param("in the page alone", marks=pytest.mark.slow),
    ]
)
def host(dist: Path, homes: list[str], request: pytest.FixtureRequest) -> Iterator[PageServer]:
    server = PageServer(dist, prefix=SUB_PATH, policy=POLICIES[request.param])
    with serving(server, homes) as host:
        yield host


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], host: PageServer) -> dict[str, Any]:
    return {**browser_context_args, "base_url": host.address}


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[str]:
    """An address of another origin."""
    (tmp_path / "index.html").write_text("elsewhere")
    with PageServer(tmp_path, policy=lambda _: {}) as server:
        Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        yield server.address
        server.shutdown()


TRUSTED_ALONE = """() => {
  const tries = [
    () => new Worker("web/engine/worker.js"),
    () => navigator.serviceWorker.register("sw.js"),
    () => { document.createElement("p").innerHTML = "<b>bold</b>"; },
    () => trustedTypes.createPolicy("another", {}),
    () => freebooters.policy.createScriptURL("data:text/javascript,0"),
    () => freebooters.policy.createScriptURL("https://elsewhere.example/sw.js"),
  ];
  const refused = (error) => error instanceof TypeError ? "refused" : String(error);
  return Promise.all(tries.map(async (run) => {
    try { await run(); return "done"; } catch (error) { return refused(error); }
  }));
}"""


ALLOWED = "(feature) => document.featurePolicy.allowsFeature(feature)"


FETCH = """(address) => fetch(address, { mode: "no-cors" }).then(() => "done", () => "refused")"""


def test_a_game_runs_under_the_policy_and_nothing_leaves_the_host(
    page: Page, context: BrowserContext, host: PageServer, elsewhere: str, complaints: list[str]
) -> None:
    """No text becomes a script. The service worker is bound where the policy is sent as headers."""
    chairs = [chair("Anne"), chair("Bart", "sailor")]
    person = Person.sets_up(page, "cartagena", {"variant": "tortuga"}, chairs, "policy")
    person.plays(Person.clicks, moves=2)
    person.sees_prompt()
    ways.to_home(page)
    expect(page.get_by_text("Ready to play, offline too.")).to_be_visible(timeout=LONG)
    assert complaints == []

    assert ["refused"] * 6 == page.evaluate(TRUSTED_ALONE)
    assert page.evaluate(ALLOWED, "camera")  # which reads the codes of invitations
    assert (host.policy is not headers) == page.evaluate(ALLOWED, "microphone")
    assert page.workers
    assert context.service_workers
    assert "refused" == page.evaluate(FETCH, elsewhere)
    assert {"refused"} == {worker.evaluate(FETCH, elsewhere) for worker in page.workers}
    expected = "refused" if host.policy is headers else "done"
    assert [expected] == [worker.evaluate(FETCH, elsewhere) for worker in context.service_workers]
    complaints.clear()  # the browser reports what it refused
