"""The page's workers, which a test can end from outside, as a browser short of memory does."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Page

__all__ = ["Crew", "Role"]

Role = Literal["engine", "bot"]

_KEEP = """() => {
  const crew = [];
  const up = { engine: 0, bot: 0 };
  const dooms = new Map();
  const fatal = new Set();
  const faults = new Set();
  const asked = new Set();
  const late = new Set();
  const lateIds = new Set();
  const stash = [];
  let isHolding = false;
  const end = (worker) => {
    worker.isOver = true;
    Worker.prototype.terminate.call(worker);
  };
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      if (given[1].name) this.role = JSON.parse(given[1].name).boot.role;
      crew.push(this);
      this.addEventListener("message", (event) => {
        const isEngine = this.role === "engine";
        // Of a bot's thinking only that it has ended.
        if (!isEngine && event.data.progress !== 1) return;
        if ((isEngine && isHolding) || lateIds.has(event.data.id)) {
          event.stopImmediatePropagation();
          stash.push([this, event.data]);
        } else if (isEngine) asked.delete(event.data.id);
      });
      this.addEventListener("message", ({ data }) => {
        if (data.stage === "ready") up[this.role] += 1;
        const doom = dooms.get(this.role);
        const isIt = doom?.thoughts ? data.progress < 1 : data.stage === "ready";
        if (!doom || !isIt || (doom.thoughts && --doom.thoughts > 0)) return;
        end(this);
        if (doom.thoughts === 0) dooms.delete(this.role);
      });
    }
    postMessage(order, ports) {
      if ("boot" in order) this.role = order.boot.role;
      if (order.text && faults.delete(JSON.parse(order.text).do)) {
        const text = JSON.stringify({ ok: false, crash: "Traceback: a fault" });
        this.dispatchEvent(new MessageEvent("message", { data: { id: order.id, text } }));
        return;
      }
      if (this.role === "engine" && order.text) asked.add(order.id);
      if (order.text && late.delete(JSON.parse(order.text).do)) lateIds.add(order.id);
      super.postMessage(order, ports);
      if (order.text && fatal.delete(JSON.parse(order.text).do)) end(this);
    }
    terminate() {
      this.isOver = true;
      super.terminate();
    }
  };
  window.crew = {
    up,
    end(role) {
      const found = crew.filter((worker) => worker.role === role && !worker.isOver);
      for (const worker of found) end(worker);
      return found.length;
    },
    doom: (role, thoughts) => dooms.set(role, { thoughts }),
    spare: (role) => dooms.delete(role),
    endWhenAsked: (command) => fatal.add(command),
    failWhenAsked: (command) => faults.add(command),
    hold: () => void (isHolding = true),
    holdWhenAsked: (command) => late.add(command),
    get held() {
      return stash.length;
    },
    isIdle: () => asked.size === 0,
    release() {
      isHolding = false;
      lateIds.clear();
      for (const [worker, data] of stash.splice(0)) worker.dispatchEvent(new MessageEvent("message", { data }));
    },
  };
}"""


class Crew:
    """The workers of a page that is not open yet."""

    def __init__(self, page: Page) -> None:
        page.add_init_script(f"({_KEEP})()")
        self._page = page

    def end(self, role: Role) -> int:
        """Ends all in that role that run, without a word to the page; how many those were."""
        ended: int = self._page.evaluate("(role) => crew.end(role)", role)
        return ended

    def end_and_see_another(self, role: Role) -> None:
        """Ends all in that role that run, and waits until one that was started then is up."""
        before = self._page.evaluate("(role) => crew.up[role]", role)
        assert self.end(role)
        self._page.wait_for_function(
            "([role, before]) => crew.up[role] > before", arg=[role, before], timeout=60_000
        )

    def wait_for(self, role: Role) -> None:
        """Waits until one in that role is up."""
        self._page.wait_for_function("(role) => crew.up[role] > 0", arg=role, timeout=60_000)

    def end_while_it_thinks(self, thoughts: int) -> None:
        """Ends the bot's worker once it has told so many times more how far it is."""
        self._page.evaluate("(thoughts) => crew.doom('bot', thoughts)", thoughts)

    def end_when_asked(self, command: str) -> None:
        """Ends the engine once, before it can answer the next such command."""
        self._page.evaluate("(command) => void crew.endWhenAsked(command)", command)

    def fail_when_asked(self, command: str) -> None:
        """The engine meets a bug of its own, once, at the next such command."""
        self._page.evaluate("(command) => void crew.failWhenAsked(command)", command)

    def hold_answers(self) -> None:
        """From now on what the engine answers does not arrive."""
        self._page.evaluate("() => crew.hold()")

    def hold_answers_to(self, command: str) -> None:
        """What the engine answers to the next such command does not arrive, nor that a bot has thought
        about it to the end.
        """
        self._page.evaluate("(command) => void crew.holdWhenAsked(command)", command)

    def wait_for_held(self, answers: int) -> None:
        """Waits until the engine has answered so often meanwhile."""
        self._page.wait_for_function("(answers) => crew.held >= answers", arg=answers)

    def release_answers(self) -> None:
        """What was held back arrives, in order."""
        self._page.evaluate("() => crew.release()")

    def wait_until_idle(self) -> None:
        """Waits until the engine has answered all that it was asked."""
        self._page.wait_for_function("() => crew.isIdle()")

    def doom(self, role: Role) -> None:
        """From now on whatever starts in that role ends as soon as it is up."""
        self._page.evaluate("(role) => crew.doom(role, null)", role)

    def spare(self, role: Role) -> None:
        """From now on nothing is doomed any more."""
        self._page.evaluate("(role) => crew.spare(role)", role)
