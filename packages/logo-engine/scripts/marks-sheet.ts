/** Every mark in its first parameters, filled and as a line. */
import { stroke, union } from '../src/geometry/kernel.js';
import { MARKS } from '../src/marks/index.js';
import { pathData } from '../src/svg/path-data.js';
import { type Cell, saveSheet } from './sheet.js';

const COLOURS = { main: '#1F6F5C', accent: '#E8A23C', deep: '#12302A' };

const wrap = (body: string): string =>
  `<svg viewBox="0 0 140 140"><g transform="translate(20 20)">${body}</g></svg>`;

const cells = MARKS.flatMap((mark): Cell[] => {
  const params = Object.fromEntries(
    Object.entries(mark.params).map(([name, values]) => [name, values[0] ?? 0]),
  );
  const parts = mark.draw(params);
  const solid = parts.map(
    (part) => `<path fill-rule="evenodd" fill="${COLOURS[part.role]}" d="${pathData(part.path)}"/>`,
  );
  const lines = parts.flatMap((part) =>
    part.centre === null ? [] : [stroke(part.centre ?? part.path, 3.4)],
  );
  const line = `<path fill-rule="evenodd" fill="#1F6F5C" d="${pathData(union(...lines))}"/>`;
  return [
    { svg: wrap(solid.join('')), caption: mark.id },
    { svg: mark.line ? wrap(line) : wrap(''), caption: mark.line ? 'line' : '' },
  ];
});
await saveSheet('marks.png', cells, 12, 150, 150);
