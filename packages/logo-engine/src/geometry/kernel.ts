/// <reference path="./pathkit-wasm.d.ts" />
/** Booleans and strokes, by Skia's path operations compiled to WebAssembly. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Kit, SkPath } from 'pathkit-wasm';
import { CUBIC, EMPTY, type Path } from './path.js';

const require = createRequire(import.meta.url);

async function load(): Promise<Kit> {
  const init = require('pathkit-wasm') as (options: { wasmBinary: Uint8Array }) => Promise<Kit>;
  // The loader installs handlers that rethrow whatever the process does wrong: not its business.
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  const before = new Map(events.map((event) => [event, process.rawListeners(event)]));
  const kit = await init({ wasmBinary: readFileSync(require.resolve('pathkit-wasm/bin/pathkit.wasm')) });
  for (const event of events) {
    for (const listener of process.rawListeners(event)) {
      if (!before.get(event)?.includes(listener)) {
        process.removeListener(event, listener as (...args: unknown[]) => void);
      }
    }
  }
  return kit;
}

const kit = await load();

/** The kernel works in single precision and in whole-pixel tolerances: small drawings are enlarged for it. */
const ENLARGE = 20;
const CONIC = 3;
/** Weight of a conic that is a quarter of a circle, and the matching handle length of a cubic. */
const toCubicHandle = (weight: number): number => (4 * weight) / (3 * (1 + weight));

function enter(path: Path): SkPath {
  const commands = path.commands.map((c) => c.map((value, i) => (i === 0 ? value : value * ENLARGE)));
  const sk = kit.FromCmds(commands);
  sk.setFillType(path.evenOdd ? kit.FillType.EVENODD : kit.FillType.WINDING);
  return sk;
}

function leave(sk: SkPath, evenOdd: boolean): Path {
  let x = 0;
  let y = 0;
  const commands = sk.toCmds().map((raw) => {
    const verb = raw[0] ?? 0;
    const c = raw.map((value, i) => (i === 0 ? value : value / ENLARGE));
    if (verb !== CONIC) {
      x = c.at(-2) ?? x;
      y = c.at(-1) ?? y;
      return c;
    }
    const [, cx = 0, cy = 0, ex = 0, ey = 0] = c;
    const k = toCubicHandle((raw[5] ?? 1) as number);
    const cubic = [CUBIC, x + k * (cx - x), y + k * (cy - y), ex + k * (cx - ex), ey + k * (cy - ey), ex, ey];
    x = ex;
    y = ey;
    return cubic;
  });
  sk.delete();
  return { commands, evenOdd };
}

/** Combines a path with others, one after another, without leaving the kernel in between. */
function operate(first: Path, others: readonly Path[], op: unknown): Path {
  let result = enter(first);
  let evenOdd = first.evenOdd;
  for (const other of others) {
    const operand = enter(other);
    const next = kit.MakeFromOp(result, operand, op);
    operand.delete();
    if (next === null) continue;
    result.delete();
    result = next;
    evenOdd = true;
  }
  return leave(result, evenOdd);
}

/** Everything that is in any of the paths, as one outline. */
export const union = (...paths: readonly Path[]): Path => operate(EMPTY, paths, kit.PathOp.UNION);

/** What is in the first path and in none of the others: holes are real holes. */
export const subtract = (from: Path, ...holes: readonly Path[]): Path =>
  operate(from, holes, kit.PathOp.DIFFERENCE);

/** What is in every path. */
export const intersect = (first: Path, ...others: readonly Path[]): Path =>
  operate(first, others, kit.PathOp.INTERSECT);

type StrokeStyle = { readonly cap?: 'butt' | 'round' | 'square'; readonly join?: 'miter' | 'round' };

/** The outline of a line of the given width along a path. */
export function stroke(path: Path, width: number, style: StrokeStyle = {}): Path {
  const caps = { butt: kit.StrokeCap.BUTT, round: kit.StrokeCap.ROUND, square: kit.StrokeCap.SQUARE };
  const joins = { miter: kit.StrokeJoin.MITER, round: kit.StrokeJoin.ROUND };
  const sk = enter(path);
  const cap = caps[style.cap ?? 'round'];
  const join = joins[style.join ?? 'round'];
  const stroked = sk.stroke({ width: width * ENLARGE, cap, join, miter_limit: 8 });
  const simple = stroked?.simplify() ?? stroked;
  if (simple === null || simple === undefined) return EMPTY;
  return leave(simple, true);
}

/** Grows a shape by a distance on every side. */
export const grow = (path: Path, by: number, style: StrokeStyle = {}): Path =>
  union(path, stroke(path, by * 2, style));

/** Shrinks a shape by a distance on every side. */
export const shrink = (path: Path, by: number): Path => subtract(path, stroke(path, by * 2));

/** Reads SVG path data; data that cannot be read gives an empty path. */
export function parse(d: string): Path {
  const sk = kit.FromSVGString(d);
  if (sk === null) return EMPTY;
  const path = leave(sk, false);
  const up = ENLARGE;
  return {
    commands: path.commands.map((c) => c.map((v, i) => (i === 0 ? v : v * up))),
    evenOdd: false,
  };
}
