import { areClosing, isClosing, isHouseOf, isSoldBy } from '../brief/closing-words.js';
import { isGivenName } from '../brief/given-names.js';
import { isLinking, staysWithNext } from '../brief/name.js';
import { isJoint } from '../brief/partners.js';
import { isPhrase } from './opening-phrase.js';

/** What, before a trade, belongs to it, with an article or without: "La Gran Panadería", "Mi Clínica Dental". */
const PREPOSED =
  /^(?:mi|tu|su|nuestr[oa]|gran|buen[oa]?|mejor|nuev[oa]|antigu[oa]|viej[oa]|primer[oa]?|otr[oa]|dulce|bell[oa]|lind[oa]|bonit[oa]|divin[oa]|sabros[oa]|delicios[oa]|rapid[oa]|pequen[oa]|real|alt[oa]|super|mini|maxi|eco|bio|solo|tod[oa]|pur[oa]|much[oa]|mas|ric[oa]|unic[oa]|famos[oa]|autentic[oa]|clasic[oa]|tipic[oa]|modern[oa]|verdader[oa]|tienda|casa|don|dona|san|santa|arte|red|grupo|centro|punto|zona|dos|tres|cuatro|cinco|siete|cien|mil|fresc[oa]|san[oa]|blanc[oa]|el|l[ao]|una?)s?$/u;
/** What goes on after it, so that no name ends there. */
const GOES_ON =
  /^(?:y|e|o|u|&|\+|x|con|sin|en|a|al|por|para|entre|sobre|tras|desde|hasta|bajo|ante|contra|segun|como|que|de|del|of|and|for|by|the|-|—)$/u;

/** Whether words can be what a business is called: no beginning of the phrase that follows them. */
const isName = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  return (
    words.some((word) => /\p{L}{2}/u.test(word) && !PREPOSED.test(word)) &&
    !GOES_ON.test(last) &&
    !isLinking(last) &&
    !staysWithNext(last) &&
    (words.length > 1 || !PREPOSED.test(last))
  );
};

/** Who somebody is called, so that what is sold is no more of it: "La Patrona / Mariscos", "Don Chuy / Tacos". */
const CALLED = /^(?:el|la|don|dona|tio|tia|abuelo|abuela|mama|papa|nonna)$/u;

/** A small name of somebody, "Chelito / Pasteles", and what only sounds like one. */
const SMALL = /\p{L}{3}it[oa]$/u;
const LIKE = /^(?:exquisit|favorit|infinit|gratuit|bendit|maldit|inaudit|erudit)[oa]$/u;

/** Whether the last word of a name is told of those before it. */
function isLastTold(before: readonly string[], last: string): boolean {
  const [first = ''] = before;
  // Partners and pairs of words are read on.
  if (before.some(isJoint)) return false;
  const isCalled = before.length > 1 && CALLED.test(first);
  const isSmall = before.length === 1 && SMALL.test(first) && !LIKE.test(first);
  // Many have no trade of one: "Las Güeras / Estética".
  const areMany = before.length > 1 && /^l[ao]s$/u.test(first) && !last.endsWith('s');
  return (
    isClosing(last) ||
    ((isGivenName(first) || areMany) && isHouseOf(last)) ||
    ((isCalled || isSmall) && isSoldBy(last))
  );
}

/** "Carambola y Media", "Las Ocho y Media": no media, but a half. */
const isAndAHalf = (folded: readonly string[]): boolean => /^y medi[oa]$/u.test(folded.slice(-2).join(' '));

/** Words of the longest phrase that is heard; more are a sentence. */
const LONGEST = 4;

/**
 * How many of the last words of a name, folded, say what a business is after who it is: "Doña Rosa / Comida Casera", "Alma /
 * Hair Studio", "La Chula / Mezcalería". 0 where no name is left before them.
 */
export function closingLength(folded: readonly string[]): number {
  if (areClosing(folded) || isAndAHalf(folded)) return 0;
  for (let length = Math.min(LONGEST, folded.length - 1); length > 0; length--) {
    const [before, last] = [folded.slice(0, -length), folded.slice(-length)];
    const isTold = length > 1 ? areClosing(last) || isPhrase(last) : isLastTold(before, last[0] ?? '');
    if (isTold && isName(before)) return length;
  }
  return 0;
}
