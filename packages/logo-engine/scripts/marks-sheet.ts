/**
 * Every mark in its first parameters: filled in two colours, as a line, cut out of a disc; at 96, 32 and 16 pixels,
 * on white and on dark. `sheet:marks [ids or files…]` draws some of them.
 */
import { lined } from '../src/composition/looks/line.js';
import { subtract, union } from '../src/geometry/kernel.js';
import { mapPoints, type Path } from '../src/geometry/path.js';
import { circle } from '../src/geometry/shapes.js';
import { MARKS } from '../src/marks/index.js';
import { pathData } from '../src/svg/path-data.js';
import { type Cell, saveSheet } from './sheet.js';

const LIGHT = { main: '#1F6F5C', accent: '#E8A23C', deep: '#12302A' };
const DARK = { main: '#7FD1BC', accent: '#F2B65A', deep: '#3F8F7D' };
const asked = process.argv.slice(2);
const MARGIN = 14;

const fill = (path: Path, colour: string): string =>
  `<path fill-rule="${path.evenOdd ? 'evenodd' : 'nonzero'}" fill="${colour}" d="${pathData(path)}"/>`;
const wrap = (body: string, pixels = 96): string => {
  const side = ((100 + MARGIN * 2) * 96) / pixels;
  const at = (side - 100) / 2;
  return `<svg viewBox="0 0 ${side} ${side}"><g transform="translate(${at} ${at})">${body}</g></svg>`;
};

const cells = MARKS.filter(({ id }) => asked.length === 0 || asked.includes(id)).flatMap((mark): Cell[] => {
  const params = Object.fromEntries(
    Object.entries(mark.params).map(([name, values]) => [name, values[0] ?? 0]),
  );
  const parts = mark.draw(params);
  const solid = (colours: typeof LIGHT) => parts.map(({ path, role }) => fill(path, colours[role])).join('');
  const inside = parts.map(({ path }) =>
    mapPoints(path, (x, y) => [50 + (x - 50) * 0.6, 50 + (y - 50) * 0.6]),
  );
  const inlay = fill(subtract(circle(50, 50, 52), union(...inside)), LIGHT.main);
  const small = wrap(solid(LIGHT), 32);
  return [
    { svg: wrap(solid(LIGHT)), caption: mark.id },
    {
      svg: mark.line ? wrap(fill(lined(parts, 4.3), LIGHT.main)) : wrap(''),
      caption: mark.line ? 'line' : '',
    },
    { svg: wrap(inlay), caption: mark.contained ? 'inlay' : 'never inlaid' },
    { svg: wrap(solid(DARK)), caption: '', ground: '#0E1116' },
    { svg: small, caption: '32' },
    { svg: wrap(solid(LIGHT), 16), caption: '16' },
  ];
});
await saveSheet('marks.png', cells, 18, 96, 96);
