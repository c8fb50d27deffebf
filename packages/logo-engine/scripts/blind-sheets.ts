/**
 * Sheets for somebody who marks logos blind: all that is proposed for a file of briefs, in a random order, each with its
 * number and what the business does, among pictures of other logos. `.build/blind-key.json` tells which number is what.
 *
 *     sheet:blind BRIEFS.json [SEED] [PICTURE.png…]     (a picture's name is what its business does)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Brief, createEngine } from '../src/index.js';
import { createRandom } from '../src/random/random.js';
import { type Cell, inner, saveSheet, size } from './sheet.js';

const [file, seed = 'a', ...pictures] = process.argv.slice(2);
if (file === undefined) throw new Error('Which briefs? sheet:blind BRIEFS.json [SEED] [PICTURE.png…]');
const briefs: Brief[] = JSON.parse(readFileSync(file, 'utf8'));

const [WIDTH, HEIGHT] = [300, 200];
const A_SHEET = 24;
/** In characters, of what fits under a cell. */
const LONGEST = 44;
/** Share of a cell that a drawing takes at most. */
const FILLED = { width: 0.8, height: 0.75 } as const;

const cellOf = (content: string): string => `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;

function framed(svg: string): string {
  const [width, height] = size(svg);
  const k = Math.min((WIDTH * FILLED.width) / width, (HEIGHT * FILLED.height) / height);
  const [dx, dy] = [(WIDTH - width * k) / 2, (HEIGHT - height * k) / 2];
  return cellOf(`<g transform="translate(${dx} ${dy}) scale(${k})">${inner(svg)}</g>`);
}

/** A symbol alone does not show what it is called after. */
const told = ({ type, name, description }: Brief): string =>
  type === 'symbol' && description ? `${description} (${name})` : description || name;

type Judged = { readonly key: string; readonly cell: Cell };

const engine = await createEngine();
const proposed = briefs.flatMap((brief, of): Judged[] =>
  engine.propose(brief, seed).map(({ svg }, place) => ({
    key: `${brief.type} ${of + 1}.${place + 1}`,
    cell: { svg: framed(svg), caption: told(brief) },
  })),
);
const others = pictures.map((path): Judged => {
  const href = `data:image/png;base64,${readFileSync(path).toString('base64')}`;
  const caption = basename(path, '.png');
  const svg = cellOf(`<image href="${href}" width="${WIDTH}" height="${HEIGHT}"/>`);
  return { key: path, cell: { svg, caption } };
});

const judged = createRandom(seed).shuffle([...proposed, ...others]);
const cells = judged.map(
  ({ cell }, at): Cell => ({
    ...cell,
    caption: `${at + 1}  ${cell.caption}`.slice(0, LONGEST),
  }),
);
for (let sheet = 0; sheet * A_SHEET < cells.length; sheet++) {
  const of = cells.slice(sheet * A_SHEET, (sheet + 1) * A_SHEET);
  await saveSheet(`blind-${sheet + 1}.png`, of, 4, WIDTH, HEIGHT);
}
const keys = judged.map(({ key }) => key);
writeFileSync(new URL('../.build/blind-key.json', import.meta.url), JSON.stringify(keys));
