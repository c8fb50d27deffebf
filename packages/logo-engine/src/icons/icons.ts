import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '../geometry/kernel.js';
import { mapPoints, type Path } from '../geometry/path.js';

const require = createRequire(import.meta.url);
const BUILT = fileURLToPath(new URL('./data/', import.meta.url));

/** File of a stock icon inside its package and inside the built data folder. */
export const iconFile = (id: string, line: boolean): string =>
  line ? `regular/${id}.svg` : `fill/${id}-fill.svg`;

function read(id: string, line: boolean): string {
  const file = iconFile(id, line);
  const built = `${BUILT}icons/${file}`;
  return readFileSync(
    existsSync(built) ? built : require.resolve(`@phosphor-icons/core/assets/${file}`),
    'utf8',
  );
}

/** The outline of a Phosphor icon (MIT) on a square of 100. */
export function iconPath(id: string, line: boolean): Path {
  const data = Array.from(read(id, line).matchAll(/ d="([^"]+)"/g), (match) => parse(match[1] ?? ''));
  return mapPoints({ commands: data.flatMap((path) => path.commands), evenOdd: false }, (x, y) => [
    x / 2.56,
    y / 2.56,
  ]);
}

/** The licence of the stock icons, as their makers wrote it. */
export function readIconLicence(): string {
  const built = `${BUILT}licences/phosphor-icons.txt`;
  if (existsSync(built)) return readFileSync(built, 'utf8');
  const fill = dirname(require.resolve('@phosphor-icons/core/assets/fill/key-fill.svg'));
  return readFileSync(`${dirname(dirname(fill))}/LICENSE`, 'utf8');
}
