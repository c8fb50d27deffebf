import type { SymbolSpec } from '../direction/direction.js';
import { parse } from '../geometry/kernel.js';
import { contours, type Path } from '../geometry/path.js';

/** A symbol traced from a picture, as a suggestion or a change carries it. */
export type Traced = Extract<SymbolSpec, { kind: 'traced' }>;

/** More than this is a picture and no symbol. */
const MOST = { contours: 24, commands: 320, characters: 16_000 } as const;

/** The outline of a traced symbol, on a square of 100. */
export const tracedPath = ({ path }: Traced): Path => parse(path);

/** Path data of moves, lines, curves and closings, and nothing else. */
const DATA = /^[MmLlHhVvCcQqZz\d\s.,-]+$/;

/** Whether a traced symbol, which may come from anywhere, is simple enough to be one. */
export function isSimple(symbol: Traced): boolean {
  const { path } = symbol;
  if (typeof path !== 'string' || path.length > MOST.characters || !DATA.test(path)) return false;
  const { commands } = tracedPath(symbol);
  const count = contours(tracedPath(symbol)).length;
  return count > 0 && count <= MOST.contours && commands.length <= MOST.commands;
}
