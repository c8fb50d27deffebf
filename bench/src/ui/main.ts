// `npm run bench:ui`: what the design system costs beside others of its kind and beside no components at all, in one
// run, as ratios, written to docs/performance.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ensurePackageBuilt } from '../../../scripts/build.mjs';
import { mountTimes } from './mount';
import { sizes } from './sizes';

const page = new URL('../../../docs/performance.md', import.meta.url);
const PLACE = /(<!-- ui -->\n)[\s\S]*?(<!-- \/ui -->)/;

const table = (rows: string[][]) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const beside = (ours: number, theirs: number | undefined) =>
  theirs === undefined ? 'none' : `${kilobytes(theirs)} (${(ours / theirs).toFixed(2)})`;

ensurePackageBuilt('ui');
const sizeRows = (await sizes()).map(({ name, ours, base, aria, themes }) => [
  name,
  kilobytes(ours),
  beside(ours, base),
  beside(ours, aria),
  beside(ours, themes),
]);
const timeRows = (await mountTimes()).map(({ name, mount, bareMount, update, bareUpdate }) => [
  name,
  (mount / bareMount).toFixed(2),
  (update / bareUpdate).toFixed(2),
]);

const text = `### Size

kB of gzip of a component alone with all that it ever fetches, besides React; in brackets what ours is of theirs. Ours and
Radix Themes come with looks, whose style sheets are not counted here; Base UI and React Aria have none.

${table([['component', 'ours', 'Base UI', 'React Aria', 'Radix Themes'], ['---', '---:', '---:', '---:', '---:'], ...sizeRows])}

### Time

1,000 of a component mounted, then all of them changed, layout included: how many times as long as the same elements
without the component, the median of 15 rounds in turns.

${table([['component', 'mount', 'update'], ['---', '---:', '---:'], ...timeRows])}
`;

const before = existsSync(page) ? readFileSync(page, 'utf8') : '# Performance\n';
const section = `<!-- ui -->\n${text}<!-- /ui -->`;
const after = PLACE.test(before)
  ? before.replace(PLACE, () => section)
  : `${before.trimEnd()}\n\n## The design system\n\n\`npm run bench:ui\` measures and writes this part.\n\n${section}\n`;
writeFileSync(page, after);
console.log(text);
