import { faceById } from '../fonts/faces.js';
import { shapeLine } from '../fonts/shape.js';
import { concat } from '../geometry/path.js';
import { canvasOf } from '../raster/strips.js';
import { pathData } from '../svg/path-data.js';

const CELL = { width: 600, height: 420 } as const;
const COLUMNS = 3;
const GAP = 12;
/** Room of a drawing in its cell, beside its number. */
const SHARE = 0.86;
const INK = '#5C606B';

const inner = (svg: string): string =>
  svg.replace(/^<svg[^>]*>(?:<title>[^<]*<\/title>)?/, '').replace(/<\/svg>$/, '');

function number(value: number, x: number, y: number): string {
  const { glyphs } = shapeLine(String(value), faceById('inter-700'), { tracking: 0, cap: 18 });
  const d = pathData(concat(...glyphs.map(({ path }) => path)));
  return `<path transform="translate(${x} ${y})" fill="${INK}" d="${d}"/>`;
}

/** Drawings side by side, numbered from 1, as one SVG: outlines only, so that it looks the same everywhere. */
export function contactSheet(svgs: readonly string[], most = COLUMNS): string {
  const columns = Math.min(most, svgs.length);
  const rows = Math.ceil(svgs.length / columns);
  const [width, height] = [columns * (CELL.width + GAP) + GAP, rows * (CELL.height + GAP) + GAP];
  const cells = svgs.map((svg, i) => {
    const x = GAP + (i % columns) * (CELL.width + GAP);
    const y = GAP + Math.floor(i / columns) * (CELL.height + GAP);
    const canvas = canvasOf(svg);
    const unit = Math.min((CELL.width * SHARE) / canvas.width, (CELL.height * SHARE) / canvas.height);
    const dx = x + (CELL.width - canvas.width * unit) / 2;
    const dy = y + (CELL.height - canvas.height * unit) / 2;
    return (
      `<rect x="${x}" y="${y}" width="${CELL.width}" height="${CELL.height}" rx="10" fill="#FFFFFF"/>` +
      `<g transform="translate(${dx.toFixed(2)} ${dy.toFixed(2)}) scale(${unit.toFixed(5)})">${inner(svg)}</g>` +
      number(i + 1, x + 18, y + 36)
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#E7E8EC"/>${cells.join('')}</svg>`
  );
}
