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

/** The words of all terms by their sound. */
const BY_SOUND = new Map<string, Set<string>>();

function addWords({ next }: Branch): void {
  for (const [word, branch] of next) {
    const sound = soundOf(word);
    BY_SOUND.set(sound, (BY_SOUND.get(sound) ?? new Set()).add(word));
    addWords(branch);
  }
}
addWords(TABLE);

const isKnown = (form: string): boolean => BY_SOUND.get(soundOf(form))?.has(form) === true;

/**
 * The forms of a word (`formsOf`), and when the lexicon has none of them those of its words that sound the same: a
 * slip of spelling. Not for names, in which an unknown word is a name.
 */
export function formsAsHeard(word: string): string[] {
  const forms = formsOf(word);
  if (forms.some(isKnown)) return forms;
  const heard = forms.filter((form) => form.length >= SHORTEST);
  return [...forms, ...heard.flatMap((form) => [...(BY_SOUND.get(soundOf(form)) ?? [])])];
}
