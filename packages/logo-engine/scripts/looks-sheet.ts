/** Symbols in every look: `sheet:looks [ids…]`, a row each, open, in plates, in lines. */

import { lightPalette } from '../src/colour/palette.js';
import { compose } from '../src/composition/compose.js';
import type { Direction, SymbolSpec } from '../src/direction/direction.js';
import { shapesOf } from '../src/drawing/drawing.js';
import { type ContainerId, SCENES } from '../src/marks/containers.js';
import { markById } from '../src/marks/index.js';
import type { Treatment } from '../src/marks/mark.js';
import { pathData } from '../src/svg/path-data.js';
import { type Cell, saveSheet } from './sheet.js';

const LOOKS: readonly (readonly [Treatment, ContainerId])[] = [
  ['solid', 'none'],
  ['line', 'none'],
  ['plain', 'leaf'],
  ['two-tone', 'circle'],
  ['plain', 'drop'],
  ['plain', 'pebble'],
  ['plain', 'arch-line'],
  ['line', 'hexagon-line'],
  // A symbol that does not lend itself to a scene stands in a disc.
  ...SCENES.map((scene) => ['plain', scene] as const),
];
const asked = process.argv.slice(2);
const ids =
  asked.length > 0
    ? asked
    : ['cup', 'tooth', 'leaf-split', 'hammer', 'horse', 'scissors', 'package', 'bicycle'];
const cells = ids.flatMap((id, row) => {
  const { params: values } = markById(id);
  const params = Object.fromEntries(Object.entries(values).map(([name, [first = 0]]) => [name, first]));
  const color = ['#1D4ED8', '#B45309', '#15803D', '#9F1239', '#0E7490', '#6D28D9'][row % 6] ?? '#1D4ED8';
  const accent = (['tone', 'gold', 'complement', 'neighbour'] as const)[row % 4] ?? 'tone';
  const draw = (symbol: SymbolSpec, treatment: Treatment, container: ContainerId): Cell => {
    const direction: Direction = {
      face: 'outfit-600',
      letterCase: 'typed',
      tracking: 0,
      layout: 'symbol',
      idea: 'none',
      descriptor: 'none',
      nameRole: 'ink',
      symbol,
      container,
      treatment,
      accent,
      color,
    };
    const drawn = compose('Rita', direction);
    if (drawn === null) return { svg: '<svg viewBox="0 0 1 1"></svg>', caption: 'none' };
    const shapes = shapesOf(drawn, lightPalette(color, accent));
    const body = shapes.map(({ path, colour }) =>
      colour === null
        ? ''
        : `<path fill-rule="${path.evenOdd ? 'evenodd' : 'nonzero'}" fill="${colour}" d="${pathData(path)}"/>`,
    );
    return {
      svg: `<svg viewBox="0 0 ${drawn.width} ${drawn.height}">${body.join('')}</svg>`,
      caption: `${treatment} ${container}`,
    };
  };
  const symbol = { kind: 'mark', id, params } as const;
  return LOOKS.map(([treatment, container]) => draw(symbol, treatment, container));
});
await saveSheet('looks.png', cells, LOOKS.length, 104, 104);
