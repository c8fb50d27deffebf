import { characters } from '../../brief/name.js';
import type { Role } from '../../colour/palette.js';
import { CAP } from '../../fonts/shape.js';
import { type Box, centreX, centreY } from '../../geometry/bounds.js';
import type { Path } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import type { Inks } from './inks.js';

/** A thing by the colours of its parts, on one square. */
export type Parts = { readonly first: Path; readonly second: Path };

/** A thing that stands in a name: in one colour, or where it has parts the second of them in the second colour. */
export function thingLayers(
  thing: Path,
  parts: Parts | undefined,
  role: Role,
  place: (part: Path) => Path,
): Layer[] {
  const layer = (path: Path, own: Role): Layer => ({ part: 'ornament', role: own, path: place(path) });
  return parts === undefined
    ? [layer(thing, role)]
    : [layer(parts.first, role), layer(parts.second, 'accent')];
}

/** What a disc behind a thing has beyond its corners, which few things fill. */
const BACK = { reach: 0.88, air: 0.2 * CAP } as const;

/** The room that a thing takes in a rule: its own box, or that of the disc behind it. */
export function roomOf(own: Box, { backed }: Pick<Inks, 'backed'>): Box {
  if (!backed) return own;
  const r = (Math.hypot(own.width, own.height) / 2) * BACK.reach + BACK.air;
  return { x: centreX(own) - r, y: centreY(own) - r, width: r * 2, height: r * 2 };
}

/** The disc in the chosen colour that a thing stands on, where its room is one. */
export const backLayers = (room: Box, { backed }: Pick<Inks, 'backed'>): Layer[] =>
  backed
    ? [{ part: 'container', role: 'ground', path: circle(centreX(room), centreY(room), room.width / 2) }]
    : [];

/** A name of so few characters may be narrower than a thing with a rule on either side of it. */
const SHORT = 4;
/** How long the rule beside such a name is at least. */
const LEAST_RULE = 1.2 * CAP;

/** Where the rule begins that a thing interrupts, with air between both: with the name, and with a short one before it. */
export function ruleStart({ box, lines }: TextBlock, room: Box, air: number): number {
  const length = characters(lines.map(({ text }) => text).join(' ')).length;
  return length > SHORT ? box.x : Math.min(box.x, room.x - air - LEAST_RULE);
}
