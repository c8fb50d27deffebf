import { carriesText } from '../colour/palette.js';
import { iconDirection } from '../composition/icon.js';
import { ideaOf } from '../composition/ideas/index.js';
import { type Direction, holdsInitials, type IdeaId } from '../direction/direction.js';
import { type Drawing, draw } from '../drawing/drawing.js';
import type { Variants } from '../drawing/variants.js';
import { reframed } from './reframed.js';

/** What a kit shows: the logo, its symbol alone, its name alone, and the icon for small sizes. */
export type Art = {
  readonly name: string;
  readonly direction: Direction;
  readonly logo: Drawing;
  readonly parts: Readonly<Record<PartId, Variants>>;
  readonly icon: Variants;
};

/** Parts of a logo, by the Spanish names that their files have. */
export const PART_IDS = ['logo', 'simbolo', 'nombre'] as const;
export type PartId = (typeof PART_IDS)[number];

/** @throws {Error} when none can be drawn, which a name that was drawn before always can */
function firstDrawn(name: string, directions: readonly Direction[]): Drawing {
  for (const direction of directions) {
    const drawing = draw(name, direction);
    if (drawing !== null) return drawing;
  }
  throw new Error(`No part of the logo of "${name}" could be drawn, though its whole was.`);
}

/** The symbol as it is in the logo; of a name alone its initial. */
function symbolOf(name: string, direction: Direction): Drawing {
  if (direction.symbol === null) return firstDrawn(name, [iconDirection(name, direction)]);
  const idea = holdsInitials(direction) ? direction.idea : 'none';
  return firstDrawn(name, [{ ...direction, layout: 'symbol', idea, descriptor: 'none' }]);
}

/** Ideas whose symbol is a letter of the name, or part of one. Without it the name says something else. */
const IN_LETTERS: readonly IdeaId[] = ['symbol-o', 'symbol-round', 'symbol-letter', 'symbol-dot'];

/** The name as it is in the logo; set plainly where its idea needs a symbol that is none of its letters. */
function nameOf(name: string, direction: Direction): Drawing {
  const { idea, descriptor, layout } = direction;
  const alone: Direction = { ...direction, layout: 'wordmark', symbol: null, container: 'none' };
  const own = IN_LETTERS.includes(idea) ? direction.symbol : null;
  const stays = idea !== 'none' && (own !== null || !ideaOf(idea).needsSymbol);
  const small = layout === 'symbol' ? 'below' : descriptor;
  const plain = carriesText(direction.color) ? 'none' : 'rule';
  return firstDrawn(name, [
    ...(stays ? [{ ...alone, symbol: own, idea, descriptor: small }] : []),
    { ...alone, idea: plain, descriptor: small },
    { ...alone, idea: 'none', descriptor: 'none' },
  ]);
}

/** The drawings of a kit: the parts of a logo, and its icon. */
export type Drawings = Readonly<Record<PartId | 'icon', Drawing>>;

/** Draws everything that a kit shows of a logo. */
export const drawingsOf = (logo: Drawing): Drawings => ({
  logo,
  simbolo: symbolOf(logo.name, logo.direction),
  nombre: nameOf(logo.name, logo.direction),
  icon: firstDrawn(logo.name, [iconDirection(logo.name, logo.direction)]),
});

/** What a kit shows, in the colours of every variant. */
export function artOf({ logo, simbolo, nombre, icon }: Drawings): Art {
  const { name, direction } = logo;
  return {
    name,
    direction,
    logo,
    parts: { logo: reframed(logo), simbolo: reframed(simbolo), nombre: reframed(nombre) },
    icon: reframed(icon),
  };
}
