/**
 * The scenes that a guest is told: what is as it was in the scene before is named by its place there,
 * and put in again. Where the host's page knows of no trails there are none.
 */

import type { Table } from "../../../types/engine.js";

export class SceneDelta {
  /** The number of the last table; null: none has come. */
  number: number | null = null;
  /** What is in its last scene. */
  nodes: unknown[] = [];

  /** Puts in what a table leaves out. False: it is based on another one than the last. */
  complete(table: Table): boolean {
    const { base, number, position, scenes, trails } = table;
    if (base !== null && base !== this.number) return false;
    if (!Array.isArray(trails?.moves)) table.trails = { since: position, moves: [] };
    let before = base === null ? [] : this.nodes;
    for (const { scene } of scenes) {
      const told: unknown[] = scene.nodes;
      const nodes = told.map((node) => (typeof node === "number" ? before[node] : node));
      if (nodes.includes(undefined)) return false;
      scene.nodes = nodes as typeof scene.nodes;
      before = nodes;
    }
    [this.number, this.nodes] = [number, before];
    return true;
  }
}
