import { mainWords } from '../brief/name.js';
import { parseName } from '../brief/parse-name.js';
import { areOthers, partnersOf } from '../brief/partners.js';
import { isTradeWord } from '../lexicon/find.js';
import { symbolsFor } from '../lexicon/symbols-for.js';
import { initials } from '../marks/monogram.js';

/** Where a business is, or how many and how large: nobody is known by the S of "Artesanías del Sur". */
const WHEREABOUTS =
  /^(?:norte|sur|este|oeste|oriente|poniente|centro|central|austral|andin[oa]s?|costa|valle|barrio|plaza|pueblo|ciudad|nuev[oa]s?|gran|grande|chic[oa]|dos|tres|cuatro|cinco)$/iu;

/** A trade or its wares: "Artesanías del Sur" is called after neither, "Ancla Norte" after the anchor. */
const isOpening = (word: string): boolean => /(?:[aeo]s|ía)$/iu.test(word) && isTradeWord(word);

/** Things in the plural that open a name before what it is called: the snails of "Caracoles Helix". */
function isWares(word: string, next: string | undefined): boolean {
  if (next === undefined || !/\p{L}{3}[aeo]s$/u.test(word) || !/^\p{Lu}/u.test(next)) return false;
  return symbolsFor({ description: '', name: word, industry: 'art' }).some(({ from }) => from !== 'industry');
}

/** Initials that are a word or known as somebody else's: nobody puts a refusal, a contest or a maker of printers over the door. */
const TAKEN = /^(?:NO|KO|VS|WC|SS|HP|LG|GM|VW)$/;

const unlessTaken = (letters: string | null, otherwise: () => string | null): string | null =>
  letters !== null && TAKEN.test(letters) ? otherwise() : letters;

/**
 * The initials of what a business is called, of two partners both, of "Valdés & Hijos" the one who is named; null where
 * its name is only a place of everybody.
 */
export function ownInitials(name: string, most: 1 | 2): string | null {
  const { proper } = parseName(name);
  if (partnersOf(proper) !== null) return unlessTaken(initials(name, 2), () => null);
  const words = mainWords(proper);
  const [first = '', ...rest] = words;
  if (rest.every((word) => WHEREABOUTS.test(word)))
    return WHEREABOUTS.test(first) || (rest.length > 0 && isOpening(first)) ? null : initials(first, 1);
  const called = isWares(first, proper.split(' ')[1]) ? rest.join(' ') : name;
  const own = initials(called, areOthers(proper.split(' ').slice(-2)) ? 1 : most);
  return unlessTaken(own, () => initials(called, 1));
}
