/**
 * What a thing on the table is: which one is being explained, and where it is.
 * @import {Node, BoardOptions} from "../../types/engine.js"
 * @import {Coordinates} from "./coordinates.js"
 * @import {ScenePlayer} from "../motion/scene-player.js"
 */

import { boundsOf } from "../canvas/geometry.js";
import { hit } from "./hit.js";

export class ExplainedThing {
  #coordinates;
  #player;
  #onExplain;
  #onChange;

  /** @type {Node | null} what is being explained */ node = null;
  /** @type {number | null} in the log, of the last scene shown; null: of none */ position = null;

  /**
   * @param {Coordinates} coordinates
   * @param {ScenePlayer} scenePlayer
   * @param {BoardOptions["onExplain"]} onExplain
   * @param {() => void} onChange another thing is explained, or none
   */
  constructor(coordinates, scenePlayer, onExplain, onChange) {
    this.#coordinates = coordinates;
    this.#player = scenePlayer;
    this.#onExplain = onExplain;
    this.#onChange = onChange;
  }

  /**
   * Has the thing there explained.
   * @param {number} x client coordinates
   * @param {number} y
   * @param {boolean} isTouch
   */
  at(x, y, isTouch) {
    const { goal } = this.#player;
    const point = this.#coordinates.onTable(x, y);
    if (!goal || !point) return;
    const reach = this.#coordinates.reach(isTouch);
    const named = (/** @type {Node} */ { id, explain }) => (explain ? id : null);
    this.show(hit(goal.nodes, named, ...point, { reach, isActive: () => false }));
  }

  /** Has a thing explained, or none. @param {Node | null} node @param {boolean} [byKeyboard] */
  show(node, byKeyboard = false) {
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
