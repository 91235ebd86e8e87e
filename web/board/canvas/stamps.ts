/**
 * Stamps: nodes drawn once, shadow and all, and then copied. The cache lives as long as the
 * theme, the seats and the scale stay.
 */
export interface Stamp {
  canvas: HTMLCanvasElement;
  width: number;
  height: number;
}

export type Stamps = ReturnType<typeof createStamps>;

import {
  SHADOW_BLUR,
  SHADOW_DROP,
  castShadow,
  drawBlob,
  drawBox,
  drawDisc,
  drawMissing,
  endShadow,
  isRaised,
} from "./brush.js";
import { isSolid } from "./geometry.js";
import { has } from "../motion/plan.js";
import type { Node } from "../../types/engine.js";
import type { Theme } from "./board-theme.js";
import type { createSprites, Sprite } from "./sprites.js";

/** Boxes and discs with more pixels are painted each time: that is cheap, and there are few. */
const LARGEST = 1_000_000;
const BLOB = 128;
const ROUND_STEPS = 20;

/** `scale`: device pixels per table unit. */
export function createStamps(
  theme: Theme,
  sprites: ReturnType<typeof createSprites>,
  scale: number,
  dpr: number,
) {
  const stamps: Map<string, Stamp> = new Map();
  /** The same stamps by node, so that no keys are made while painting a frame. */
  const stampsOf: WeakMap<Node, Stamp> = new WeakMap();
  const blobs: Map<string, HTMLCanvasElement> = new Map();
  const halos: Map<string, Stamp> = new Map();

  function spriteOf({ skin = "", tint }: Node) {
    if (tint === undefined) return sprites.get(skin, null, null);
    return sprites.get(skin, theme.colour(tint), theme.emblem(tint));
  }

  function draw(context: CanvasRenderingContext2D, node: Node, w: number, h: number) {
    const isBox = node.kind === "box" || has(node, "back");
    if (node.kind === "disc") drawDisc(context, theme, node, w, h, dpr);
    else if (isBox) drawBox(context, theme, node, w, h, scale, dpr);
    else drawSprite(context, spriteOf(node), w, h);
  }

  function drawSprite(context: CanvasRenderingContext2D, sprite: Sprite, w: number, h: number) {
    if (sprite === "pending") return;
    if (sprite === "missing") {
      drawMissing(context, theme, w, h, dpr);
      return;
    }
    const { image, stretches } = sprite;
    const fill = Math.min(w / image.naturalWidth, h / image.naturalHeight);
    const width = stretches ? w : image.naturalWidth * fill;
    const height = stretches ? h : image.naturalHeight * fill;
    context.drawImage(image, -width / 2, -height / 2, width, height);
  }

  function make(
    node: Node,
    margin: number,
    fill: (context: CanvasRenderingContext2D, w: number, h: number) => void,
  ): Stamp {
    const w = node.size[0] * scale;
    const h = node.size[1] * scale;
    const width = 2 * Math.ceil(w / 2 + margin);
    const height = 2 * Math.ceil(h / 2 + margin);
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    context?.translate(width / 2, height / 2);
    if (context) fill(context, w, h);
    return { canvas, width, height };
  }

  function stampOf(node: Node): Stamp {
    const isSprite = node.kind === "sprite" && !has(node, "back");
    const isShaded = isRaised(node) || has(node, "back");
    const margin = isShaded ? (SHADOW_BLUR + SHADOW_DROP) * dpr : dpr;
    return make(node, margin, (context, w, h) => {
      if (isSprite && isShaded) castShadow(context, theme, dpr);
      draw(context, node, w, h);
      endShadow(context);
    });
  }

  /** A sprite's silhouette, grown by `grow` pixels on all sides, in one colour. */
  function silhouette(node: Node, bare: Stamp, grow: number, colour: string, margin: number) {
    const left = -bare.width / 2;
    const top = -bare.height / 2;
    return make(node, margin, (context) => {
      for (let step = 0; step < ROUND_STEPS; step += 1) {
        const angle = (2 * Math.PI * step) / ROUND_STEPS;
        const [dx, dy] = [grow * Math.cos(angle), grow * Math.sin(angle)];
        context.drawImage(bare.canvas, left + dx, top + dy);
      }
      context.globalCompositeOperation = "source-in";
      context.fillStyle = colour;
      context.fillRect(left, top, bare.width, bare.height);
    });
  }

  function haloOf(node: Node, token: string, width: number) {
    const margin = width + 2 * dpr;
    const bare = make(node, margin, (context, w, h) => drawSprite(context, spriteOf(node), w, h));
    const rim = silhouette(node, bare, width + dpr, theme.fade("black", 0.7), margin);
    const band = silhouette(node, bare, width, theme.colour(token), margin);
    rim.canvas.getContext("2d")?.drawImage(band.canvas, -band.width / 2, -band.height / 2);
    return rim;
  }

  return {
    /** Asks for a sprite, so that it is there when a stamp is made of it. */
    ask(node: Node) {
      if (node.kind === "sprite" && !has(node, "back")) spriteOf(node);
    },

    /** A box, disc or sprite as a stamp; null for a large box, or a sprite not there yet. */
    get(node: Node): Stamp | null {
      const own = stampsOf.get(node);
      if (own) return own;
      if (isLarge(node)) return null;
      if (node.kind === "sprite" && !has(node, "back") && spriteOf(node) === "pending") return null;
      const key = keyOf(node);
      const stamp = stamps.get(key) ?? stampOf(node);
      stamps.set(key, stamp);
      stampsOf.set(node, stamp);
      return stamp;
    },

    /** Whether a stamp could be made of it that is not there yet. */
    isDue(node: Node) {
      if (!isSolid(node) || isLarge(node) || stampsOf.has(node) || stamps.has(keyOf(node))) return false;
      return node.kind !== "sprite" || has(node, "back") || spriteOf(node) !== "pending";
    },

    /** Paints a box or disc too large for a stamp, and nothing else, around the context's origin. */
    paint(context: CanvasRenderingContext2D, node: Node) {
      if (isLarge(node)) draw(context, node, node.size[0] * scale, node.size[1] * scale);
    },

    /**
     * An enlarged silhouette to be painted under a sprite: it shows as a band of `width` pixels in
     * one colour, with a thin dark rim. Null while the sprite is not there.
     */
    halo(node: Node, token: string, width: number): Stamp | null {
      if (spriteOf(node) === "pending") return null;
      const key = `${keyOf(node)}|${token}|${width}`;
      const halo = halos.get(key) ?? haloOf(node, token, width);
      halos.set(key, halo);
      return halo;
    },

    /** A soft round patch of a colour, to be stretched. */
    blob(token: string) {
      let blob = blobs.get(token);
      if (!blob) {
        blob = document.createElement("canvas");
        blob.width = BLOB;
        blob.height = BLOB;
        const context = blob.getContext("2d");
        context?.translate(BLOB / 2, BLOB / 2);
        if (context) drawBlob(context, theme, token, BLOB);
        blobs.set(token, blob);
      }
      return blob;
    },
  };

  function isLarge({ kind, size }: Node) {
    return kind !== "sprite" && size[0] * size[1] * scale * scale > LARGEST;
  }
}

function keyOf(node: Node) {
  const { kind, skin, tint, edge, round, size } = node;
  const raised = isRaised(node) ? "raised" : "";
  const back = has(node, "back") ? "back" : "";
  return `${kind}|${skin}|${tint}|${edge}|${round}|${size[0]}|${size[1]}|${raised}|${back}`;
}
