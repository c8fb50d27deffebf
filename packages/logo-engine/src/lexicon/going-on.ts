/** Descriptions that go on from the name: "Marimbas Alma", which are "de concierto y para niños". */
import { agree, isDeed } from './grammar.js';
import { ENTRIES } from './table.js';
import { fold, type Word, wordsOf } from './words.js';

/** What no description of its own begins with. "Para" is not here: whom a trade is for has its own rule. */
const JOINT = /^(?:[ye]|de|del|con|en|al?|por|hasta)\s/iu;

/** What may follow what is done where it is not said to what: "montaje y mantenimiento para edificios". */
const AFTER_DOING = /^(?:$|(?:para|con|a domicilio)(?:\s|$))/iu;

const LISTED = /^(?:[ye]\s+)?(?:reci[eé]n\s+|muy\s+|bien\s+)?(\p{L}+)(?:\s*,\s*|\s+|\s*$)/iu;

/** What somebody says that he does: "mido terrenos". */
const VERBS = new Set(['mido', 'cuido', 'pido']);

const PARTICIPLE = /(?:[ai]d|hech|frit|sec|crud|viv|fresc|fin|nuev|rellen)[oa]s?$/;

const TERMS: ReadonlySet<string> = new Set(ENTRIES.map(({ term }) => fold(term)));

/** Whether a word tells how the thing is that opens the name, and is no thing of its own: "fileteadas", not "enchiladas". */
function isHow(typed: string, rest: string, head: Word): boolean {
  const text = fold(typed);
  if (!PARTICIPLE.test(text) || VERBS.has(text) || !agree(text, head.text)) return false;
  return /^a mano/i.test(rest) || !(TERMS.has(text) || TERMS.has(text.replace(/s$/, '')));
}

/** A text without the words of the list that opens it, and how many they are. */
function withoutListed(text: string, isOfList: (word: string, rest: string) => boolean): [string, number] {
  let rest = text.trim();
  let count = 0;
  for (;;) {
    const found = LISTED.exec(rest);
    const after = rest.slice(found?.[0].length);
    if (found === null || !isOfList(found[1] ?? '', after)) return [rest, count];
    rest = after;
    count += 1;
  }
}

/**
 * A description with the thing that opens the name put in where the description goes on from it, so that it is read as one
 * phrase; as it was where it says something by itself.
 */
export function readOn(thing: string, description: string): string {
  const [head] = wordsOf(thing);
  if (head === undefined || description.trim() === '') return description;
  const [goesOn, told] = withoutListed(description, (word, rest) => isHow(word, rest, head));
  if (told > 0 || JOINT.test(goesOn))
    return `${thing} ${told > 0 ? goesOn.replace(/^[ye]\s+/iu, '') : goesOn}`;
  const [after, doings] = withoutListed(description, (word) => isDeed({ text: fold(word) }));
  if (doings === 0 || !AFTER_DOING.test(after)) return description;
  return `${description.trim().slice(0, description.trim().length - after.length)} de ${thing} ${after}`;
}
