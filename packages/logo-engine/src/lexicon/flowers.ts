import type { Match } from './find.js';
import { keyOf } from './table.js';
import { isOneOf } from './words.js';

/** Marks of flowers that are one flower and no other. */
const FLOWERS = new Set('copihue crocus daisy flower-tulip lily rose sunflower trumpet-lily'.split(' '));

/** Folded. What such flowers are called, and flowers that nothing draws. */
const NAMES = new Set(
  (
    'alstroemeria amapola anturio araguaney astromelia azalea azucena begonia bugambilia buganvilia camelia cantuta ' +
    'cayena ceibo cempasuchil clavel copihue crisantemo dalia freesia fresia fucsia gardenia geranio gerbera girasol ' +
    'gladiolo glicina guayacan heliconia hibisco hortensia iris jacaranda jacinto jazmin lapacho lavanda lila lirio ' +
    'magnolia margarita narciso nardo nenufar orquidea pensamiento peonia petunia protea ranunculo rosa sacuanjoche ' +
    'tulipan violeta'
  ).split(' '),
);

/** Where a flower is named no other one is drawn: an orchid is no tulip, and a flower of no kind may be any. */
export function withoutOtherFlowers<M extends Match>(found: readonly M[]): readonly M[] {
  const flowers = found.filter(({ entry }) => isOneOf(keyOf(entry.term)[0] ?? '', NAMES));
  if (flowers.length === 0) return found;
  const named = new Set(flowers.map(({ entry }) => entry.symbols[0]?.id));
  return found.map((match) => {
    const symbols = match.entry.symbols.filter(({ id }) => !FLOWERS.has(id) || named.has(id));
    return { ...match, entry: { ...match.entry, symbols } };
  });
}
