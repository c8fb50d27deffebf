import type { Brief } from '../brief/brief.js';
import { characters } from '../brief/name.js';
import { type NameReading, readingOf } from '../brief/name-reading.js';
import { faceById } from '../fonts/faces.js';
import { ICON_IDS } from '../lexicon/table.js';
import type { Refused, Suggestion } from './suggestion.js';
import { type Vocabulary, vocabularyOf } from './vocabulary.js';

/** More directions and names than these are not read. */
const MOST = { directions: 6, names: 6, lines: 4 } as const;
/** Characters of a sentence. */
const LONGEST_WHY = 160;
/** Characters of what was refused that are told. */
const TOLD = 60;

/** A sentence is words: no address that somebody might follow, no markup, nothing that ends a line. */
const NO_SENTENCE = /[<>{}[\]`\\@]|:\/\/|\bwww\.|\p{Cc}|\p{Cf}|\.\p{L}{2,}/iu;

type Json = Readonly<Record<string, unknown>>;
const isObject = (given: unknown): given is Json =>
  typeof given === 'object' && given !== null && !Array.isArray(given);
const own = (source: Json, field: string): unknown =>
  Object.hasOwn(source, field) ? source[field] : undefined;
const list = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

type Refuse = (at: string, given: unknown, why: string) => void;

/** Of what is listed the names that are known, each once. */
function known<Name extends string>(
  given: unknown,
  at: string,
  names: readonly Name[],
  refuse: Refuse,
): readonly Name[] {
  if (given !== undefined && !Array.isArray(given)) refuse(at, given, 'it is not a list');
  const found = list(given)
    .slice(0, MOST.names)
    .flatMap((name, place) => {
      const named = names.find((id) => id === name);
      if (named === undefined) refuse(`${at}[${place}]`, name, 'there is no such name in the list');
      return named ?? [];
    });
  return [...new Set(found)];
}

function readingIn(given: unknown, at: string, name: string, refuse: Refuse): NameReading | undefined {
  if (given === undefined || given === null) return undefined;
  const texts = isObject(given) ? given : {};
  const [descriptor, proper] = ['descriptor', 'proper'].map((field) => own(texts, field) ?? '');
  const lines = list(own(texts, 'lines')).slice(0, MOST.lines);
  const isRead =
    typeof descriptor === 'string' &&
    typeof proper === 'string' &&
    lines.every((line) => typeof line === 'string');
  const reading = isRead ? readingOf(name, { descriptor, proper, lines: lines as string[] }) : null;
  if (reading === null)
    refuse(at, given, `these are not the words of ${JSON.stringify(name)} in their order`);
  return reading ?? undefined;
}

function paletteIn(given: unknown, at: string, { palettes }: Vocabulary, refuse: Refuse) {
  const [palette] = known(given === undefined || given === null ? [] : [given], at, palettes, refuse);
  return palette as Suggestion['palette'];
}

function whyIn(given: unknown, at: string, refuse: Refuse): string | undefined {
  const why = typeof given === 'string' ? given.trim() : '';
  const isSaid = /\p{L}{2}/u.test(why) && characters(why).length <= LONGEST_WHY && !NO_SENTENCE.test(why);
  if (!isSaid) refuse(at, given, `it is no plain sentence of at most ${LONGEST_WHY} characters`);
  return isSaid ? why : undefined;
}

function directionIn(
  given: unknown,
  at: string,
  brief: Brief,
  name: string,
  vocabulary: Vocabulary,
  refuse: Refuse,
): Suggestion[] {
  if (!isObject(given)) {
    refuse(at, given, 'it is not an object');
    return [];
  }
  const why = whyIn(own(given, 'why'), `${at}.why`, refuse);
  const symbols = known(own(given, 'symbols'), `${at}.symbols`, vocabulary.symbols, refuse).map(
    (id) => ({ kind: ICON_IDS.includes(id) ? 'icon' : 'mark', id }) as const,
  );
  const faces = known(own(given, 'faces'), `${at}.faces`, vocabulary.faces, refuse).map(faceById);
  const ideas = known(own(given, 'ideas'), `${at}.ideas`, vocabulary.ideas, refuse);
  const palette = paletteIn(own(given, 'palette'), `${at}.palette`, vocabulary, refuse);
  const reading = readingIn(own(given, 'name'), `${at}.name`, name, refuse);
  // What says nothing that can be drawn is the rules' own.
  const isEmpty =
    brief.type === 'text'
      ? symbols.length + faces.length + ideas.length === 0 && palette === undefined && reading === undefined
      : symbols.length === 0;
  if (isEmpty) refuse(at, '', 'nothing is left of it to draw');
  return isEmpty || why === undefined ? [] : [{ symbols, faces, ideas, palette, reading, why }];
}

/**
 * Reads suggestions that may come from anywhere. Total: whatever is given, what cannot be taken is refused one by one.
 * @param name the drawable part of the brief's name
 * @param given parsed JSON: `{ directions: [...] }`, as `suggestionSchema` says
 */
export function readSuggestions(
  brief: Brief,
  name: string,
  given: unknown,
): { readonly suggestions: readonly Suggestion[]; readonly refused: readonly Refused[] } {
  const refused: Refused[] = [];
  const refuse: Refuse = (at, what, why) => {
    const told = typeof what === 'string' ? what : (JSON.stringify(what) ?? 'nothing');
    refused.push({ at, given: told.slice(0, TOLD), why });
  };
  const directions = isObject(given) ? own(given, 'directions') : undefined;
  if (!Array.isArray(directions)) refuse('directions', directions, 'it is not a list');
  const vocabulary = vocabularyOf(brief);
  const suggestions = list(directions)
    .slice(0, MOST.directions)
    .flatMap((each, place) => directionIn(each, `directions[${place}]`, brief, name, vocabulary, refuse));
  return { suggestions, refused };
}
