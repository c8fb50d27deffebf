/**
 * What the lexicon knows and where it is weak: its size, terms that call for nothing, terms claimed twice, marks
 * and icons of things that no term calls for. `npx pnpm --filter @trazo/logo-engine run lexicon`.
 */
import { icons } from '@phosphor-icons/core';
import { GENERIC_MARKS } from '../src/brief/industries.js';
import { ENTRIES, ICON_IDS } from '../src/lexicon/table.js';
import { MARKS } from '../src/marks/index.js';
import { claimedTwice, isSilent } from '../test/lexicon/faults.js';

/** Groups of icons that draw no thing. */
const SIGNS = [
  'arrows',
  'brands',
  'office & editing',
  'math & finance',
  'system & devices',
  'design',
  'media',
  'time',
  'communication',
];

const show = (title: string, items: readonly string[]): void =>
  console.log(`\n${title}: ${items.length}\n  ${items.join(', ')}`);

const called = new Set(ENTRIES.flatMap((entry) => entry.symbols.map((symbol) => symbol.id)));
const generic = new Set(Object.values(GENERIC_MARKS).flat());
const marks = MARKS.map((mark) => mark.id);
const ofFile = (file: string): number => ENTRIES.filter((entry) => entry.file === file).length;

console.log(
  `${ENTRIES.length} terms call for ${ICON_IDS.length} icons and ${called.size - ICON_IDS.length} own marks.`,
);
console.log(
  [...new Set(ENTRIES.map((entry) => entry.file))].map((file) => `${file} ${ofFile(file)}`).join(', '),
);
show('Terms claimed twice', claimedTwice(ENTRIES));
show(
  'Terms that call for nothing',
  ENTRIES.filter(isSilent).map((entry) => entry.term),
);
show(
  'Own marks that an industry alone calls for',
  marks.filter((id) => !called.has(id) && generic.has(id)),
);
show(
  'Own marks that nothing calls for',
  marks.filter((id) => !called.has(id) && !generic.has(id)),
);
show(
  'Icons of things that no term calls for',
  [...icons]
    .filter((icon) => !SIGNS.includes(icon.figma_category) && !called.has(icon.name))
    .map((icon) => icon.name),
);
