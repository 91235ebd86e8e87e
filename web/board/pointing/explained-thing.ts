/** What a thing on the table is: which one is being explained, and where it is. */

import { boundsOf } from "../canvas/geometry.js";
import { hit } from "./hit.js";
import type { BoardOptions, Node } from "../../types/engine.js";
import type { ScenePlayer } from "../motion/scene-player.js";
import type { Coordinates } from "./coordinates.js";

export class ExplainedThing {
  #coordinates: Coordinates;
  #player: ScenePlayer;
  #onExplain: BoardOptions["onExplain"];
  #onChange: () => void;

  /** What is being explained. */
  node: Node | null = null;
  /** In the log, of the last scene shown; null: of none. */
  position: number | null = null;

  /** `onChange`: another thing is explained, or none. */
  constructor(
    coordinates: Coordinates,
    scenePlayer: ScenePlayer,
    onExplain: BoardOptions["onExplain"],
    onChange: () => void,
  ) {
    this.#coordinates = coordinates;
    this.#player = scenePlayer;
    this.#onExplain = onExplain;
    this.#onChange = onChange;
  }

  /** Has the thing there explained. `x`: client coordinates. */
  at(x: number, y: number, isTouch: boolean) {
    const { goal } = this.#player;
    const point = this.#coordinates.onTable(x, y);
    if (!goal || !point) return;
    const reach = this.#coordinates.reach(isTouch);
    const named = ({ id, explain }: Node) => (explain ? id : null);
    this.show(hit(goal.nodes, named, ...point, { reach, isActive: () => false }));
  }

  /** Has a thing explained, or none. */
  show(node: Node | null, byKeyboard = false) {
    const before = this.node;
    this.node = node;
    this.#onChange();
    if (!node || this.position === null) {
      if (before) this.#onExplain?.(null);
      return;
    }
    const { x, y, w, h } = this.#coordinates.onScreen(boundsOf(node));
    const thing = new DOMRect(x, y, w, h);
    this.#onExplain?.({ position: this.position, node: node.id, thing, byKeyboard });
  }

  /** The explanation was closed. */
  dismiss() {
    this.node = null;
    this.#onChange();
  }
}
