import { allowsCase } from '../brief/letter-case.js';
import { calledBy } from '../brief/name-reading.js';
import { covers } from '../direction/choose-face.js';
import { speaksOf } from '../direction/choose-idea.js';
import { DESCRIPTORS, LAYOUTS, type SymbolSpec } from '../direction/direction.js';
import { initialPlatesOf, platesOf } from '../direction/plates-of.js';
import { stripsOf } from '../direction/strips-of.js';
import { STYLE_RULES } from '../direction/style-rules.js';
import type { Drawing } from '../drawing/drawing.js';
import { faceById, STYLE_FACES } from '../fonts/faces.js';
import { failedGates } from '../gates/gates.js';
import { searchSymbols } from '../lexicon/search.js';
import { symbolsFor } from '../lexicon/symbols-for.js';
import { CONTAINERS } from '../marks/containers.js';
import { initials } from '../marks/monogram.js';
import { asSetting, attempt, drawVersion, settingOf, type Version } from './adjust.js';
import type { Change, ChangeField } from './change.js';
import { plainSymbol } from './plain-symbol.js';
import { otherSecondColours } from './second-colours.js';

/** Fields whose values can be listed; a colour and a name are free. */
export const CHOICE_FIELDS = [
  'palette',
  'face',
  'letterCase',
  'symbol',
  'container',
  'layout',
  'descriptor',
  'idea',
] as const satisfies readonly ChangeField[];
/** A part of a logo that is changed by choosing among options. */
export type ChoiceField = (typeof CHOICE_FIELDS)[number];

const keysOf = <T extends string>(weights: Partial<Record<T, number>>): T[] => Object.keys(weights) as T[];

/** So many symbols that were found are drawn. */
const MOST_FOUND = 24;

function symbolsOf({ base, name }: Version, now: SymbolSpec | null, search: string): SymbolSpec[] {
  if (now === null) return [];
  const { description, industry } = base.brief;
  if (search !== '') return searchSymbols(search, industry).slice(0, MOST_FOUND).map(plainSymbol);
  const known = symbolsFor({ description, name, industry }).map(plainSymbol);
  const called = calledBy(name, name === base.name ? base.direction.reading : undefined);
  const letters = ([1, 2] as const).flatMap((most) => initials(called, most) ?? []);
  const monograms = [...new Set(letters)].map((text) => ({ kind: 'monogram' as const, text }));
  // The symbol that is there keeps its parameters.
  const others = known.filter(
    (symbol) => symbol.kind === 'monogram' || now.kind === 'monogram' || symbol.id !== now.id,
  );
  return [now, ...others, ...monograms.filter(({ text }) => now.kind !== 'monogram' || now.text !== text)];
}

/** What is worth trying: what the style and the trade speak for. */
function candidates(
  version: Version,
  field: ChoiceField,
  { direction }: Drawing,
  search: string,
): readonly unknown[] {
  const { base, name } = version;
  const { style } = base.brief;
  const rules = STYLE_RULES[style];
  const { layout } = direction;
  switch (field) {
    case 'palette':
      return otherSecondColours(direction);
    case 'face':
      return STYLE_FACES.filter((face) => face.styles.includes(style) && covers(face, name)).map(
        ({ id }) => id,
      );
    case 'letterCase':
      return faceById(direction.face).cases.filter((item) => allowsCase(name, item));
    case 'symbol':
      return symbolsOf(version, direction.symbol, search);
    case 'container':
      if (direction.symbol === null || layout === 'wordmark') return [];
      return layout === 'badge' ? ['none', 'seal', 'circle'] : CONTAINERS;
    case 'layout':
      return LAYOUTS;
    case 'descriptor':
      if (layout === 'symbol') return [];
      // A line that is not of the name stands over it, under it or nowhere.
      return direction.trade === undefined ? DESCRIPTORS : ['above', 'below', 'hidden'];
    case 'idea':
      if (layout === 'symbol')
        return direction.symbol?.kind === 'monogram'
          ? ['none', ...keysOf(initialPlatesOf(base.brief, name))]
          : [];
      if (layout === 'badge') return [];
      return [...new Set(['none' as const, ...keysOf(layout === 'wordmark' ? rules.wordmark : rules.lockup)])]
        .filter((id) => speaksOf(id, base.brief, name))
        .concat(keysOf(platesOf(base.brief, name)), keysOf(stripsOf(base.brief, name)));
  }
}

/**
 * What a field of a version may be changed to, what it is now first. Each value is accepted by itself, draws something
 * else than the others, and passes every gate that the version passes. Empty for what the version does not have.
 * @param search of symbols: a word of the lexicon, in place of what fits the trade
 * @throws {RangeError} for a field whose values cannot be listed
 */
export function choices<Field extends ChoiceField>(
  version: Version,
  field: Field,
  search = '',
): readonly NonNullable<Change[Field]>[] {
  if (!CHOICE_FIELDS.includes(field))
    throw new RangeError(`Nothing can be listed for "${field}": it is one of ${CHOICE_FIELDS.join(', ')}.`);
  const now = drawVersion(version);
  if (now === null) return [];
  const failed = failedGates(now);
  const current = settingOf(now.direction, field);
  const seen = new Set([now.svg()]);
  const others = candidates(version, field, now, search).filter((value) => {
    if (asSetting(value) === current) return false;
    const { drawing } = attempt(version, { [field]: value }, version.name);
    if (drawing === undefined || seen.has(drawing.svg())) return false;
    seen.add(drawing.svg());
    return failedGates(drawing).every((gate) => failed.includes(gate));
  });
  const first = field === 'symbol' ? now.direction.symbol : current;
  return (first === null ? [] : [first, ...others]) as NonNullable<Change[Field]>[];
}
