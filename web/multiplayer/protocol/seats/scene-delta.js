/**
 * The scenes that a guest is told: what is as it was in the scene before is named by its place there,
 * and put in again.
 */

/** @import {Table} from "../../../types/engine.js" */

export class SceneDelta {
  constructor() {
    /** The number of the last table; null: none has come. @type {number | null} */
    this.number = null;
    /** What is in its last scene. @type {unknown[]} */
    this.nodes = [];
  }

  /**
   * Puts in what a table leaves out.
   * @param {Table} table
   * @returns {boolean} false: it is based on another one than the last
   */
  complete({ base, number, scenes }) {
    if (base !== null && base !== this.number) return false;
    let before = base === null ? [] : this.nodes;
    for (const { scene } of scenes) {
      /** @type {unknown[]} */
      const told = scene.nodes;
      const nodes = told.map((node) => (typeof node === "number" ? before[node] : node));
      if (nodes.includes(undefined)) return false;
      scene.nodes = /** @type {typeof scene.nodes} */ (nodes);
      before = nodes;
    }
    [this.number, this.nodes] = [number, before];
    return true;
  }
}
