"""Everything the page's main thread is told by its workers, listened to from the side: at whatever
the page itself listens to, ports of its own included.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

__all__ = ["Wire"]

_LISTEN = """() => {
  const heard = [];
  window.wire = heard;
  const listen = (target, told = (data) => data) =>
    target.addEventListener("message", ({ data }) => {
      heard.push(JSON.stringify(told(data instanceof Object && "module" in data ? {} : data)));
    });
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      listen(this);
    }
  };
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      // A port that is passed on, or at which nobody listens, hears nothing.
      for (const port of [this.port1, this.port2]) listen(port, (data) => ({ port: data }));
    }
  };
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name) {
      super(name);
      listen(this);
    }
  };
}"""


class Wire:
    """Listens in on a page that is not open yet."""

    def __init__(self, page: Page) -> None:
        page.add_init_script(f"({_LISTEN})()")
        self._page = page

    def heard(self) -> list[Any]:
        """Every message so far, in order."""
        return [json.loads(text) for text in self._page.evaluate("window.wire")]

    def saves(self) -> list[str]:
        """The texts that came to be stored."""
        return [message["saved"] for message in self.heard() if "saved" in message]

    def rest(self) -> list[Any]:
        """Everything else; of answers what they say, but for the text of a save that was opened,
        which the page has itself read from a file.
        """
        return [
            {name: said for name, said in json.loads(message["text"]).items() if name != "text"}
            if "text" in message
            else message
            for message in self.heard()
            if "saved" not in message
        ]
