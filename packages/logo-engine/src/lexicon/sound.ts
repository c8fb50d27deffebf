import { type Branch, TABLE } from './table.js';
import { formsOf } from './words.js';

/** How a word sounds in most of America: "sapateria" and "zapateria", "vicicleta" and "bicicleta" sound the same. */
const soundOf = (word: string): string =>
  word
    .replace(/ch/g, 'X')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/(.)\1/g, '$1');

/** Shorter words sound like too many others. */
const SHORTEST = 5;

/** Words of every text that sound like a thing: "hasta" is no "asta". */
const NEVER_MISSPELT = new Set(['hasta']);

/** The words of all terms. */
const WORDS = new Set<string>();

function addWords({ next }: Branch): void {
  for (const [word, branch] of next) {
    WORDS.add(word);
    addWords(branch);
  }
}
addWords(TABLE);

/** The words of all terms by their sound; made for the first word that is none of them. */
let bySound: ReadonlyMap<string, readonly string[]> | undefined;

function wordsBySound(): ReadonlyMap<string, readonly string[]> {
  if (bySound !== undefined) return bySound;
  const made = new Map<string, string[]>();
  for (const word of WORDS) {
    const sound = soundOf(word);
    const alike = made.get(sound);
    if (alike === undefined) made.set(sound, [word]);
    else alike.push(word);
  }
  bySound = made;
  return made;
}

/**
 * The forms of a word (`formsOf`), and when the lexicon has none of them those of its words that sound the same: a
 * slip of spelling. Not for names, in which an unknown word is a name.
 */
export function formsAsHeard(word: string): string[] {
  const forms = formsOf(word);
  if (NEVER_MISSPELT.has(word) || forms.some((form) => WORDS.has(form))) return forms;
  const heard = forms.filter((form) => form.length >= SHORTEST);
  return [...forms, ...heard.flatMap((form) => [...(wordsBySound().get(soundOf(form)) ?? [])])];
}
