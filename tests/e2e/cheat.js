/**
 * Makes a page that deals cheat: what its engine is told and what it answers is changed on the way.
 * `cheat.draws`: the device draws once more when it knows what the others drew; `cheat.shown`: the seat
 * that is shown something else from the middle of the game on; `cheat.told`: the seat that is told
 * another game at the end. `window.forged` is done in place of a friend's next action.
 */
(cheat) => {
  const parsed = (text) => {
    try {
      return Object(JSON.parse(text));
    } catch {
      return {};
    }
  };

  function order(text) {
    const command = parsed(text);
    if (command.do === "start" && cheat.draws) {
      const [[seat, committed, share], ...others] = command.shares;
      command.shares = [[seat, committed, [...share].reverse().join("")], ...others];
    }
    if (command.do === "far") {
      const asked = parsed(command.text);
      if (asked.do === "disclose") window.asking = command.seat;
      if (asked.do === "act" && window.forged) {
        command.text = JSON.stringify({ ...asked, action: window.forged });
        window.forged = null;
      } else return text;
    }
    return JSON.stringify(command);
  }

  function answer(text) {
    const told = parsed(text);
    const { answer: far = told } = told;
    if (far.mark && far.viewer === cheat.shown && far.position > 20 && !far.over)
      far.scenes.at(-1).goal.args.made = 5;
    else if (told.answer && far.text && window.asking === cheat.told)
      far.text = JSON.stringify({ ...parsed(far.text), seed: "0".repeat(32) });
    else return text;
    return JSON.stringify(told);
  }

  window.Worker = class extends Worker {
    set onmessage(hear) {
      super.onmessage = ({ data }) => {
        const changed = typeof data.text === "string" ? { ...data, text: answer(data.text) } : data;
        hear(new MessageEvent("message", { data: changed }));
      };
    }

    postMessage(message, ...rest) {
      const changed =
        typeof message.text === "string" ? { ...message, text: order(message.text) } : message;
      super.postMessage(changed, ...rest);
    }
  };
};
