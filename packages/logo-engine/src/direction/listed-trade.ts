import type { Brief } from '../brief/brief.js';
import { isLinking } from '../brief/name.js';
import { symbolsOf } from './symbols-of.js';
import { isHouse, isSold, isSpelt, NOT_ALONE, SPOKEN, shares, VAGUE, WORDS } from './trade-words.js';

/** Between two things of a row, as on a shop's sign. */
export const BETWEEN = ' · ';
const MOST = 3;

/** What parts the things of a row, and what ends one: who it is for, what it is of. */
const PARTS = /,\s*|\s+[yeo]\s+|\s*·\s*/u;
const AFTER = /\s(?:con|para|por|en|a|al|desde|sin|estilo|del?)\s.*$/iu;

/** A thing of a row in a word or two, where it says by itself what is sold or done; '' where it does not. */
function thingOf(item: string, industry: Brief['industry']): string {
  const thing = item.trim().replace(AFTER, '');
  const words = thing.split(' ');
  const [head = ''] = words;
  if (!WORDS.test(thing) || words.some((word) => SPOKEN.test(word) || !isSpelt(word))) return '';
  const text = words.length > 2 || isLinking(words.at(-1) ?? '') ? head : thing;
  // "Piezas de plástico" are no pieces.
  const isWhole = text === item.trim() || isSold(head) || isHouse(head);
  if (!isWhole || VAGUE.test(head) || (text === head && NOT_ALONE.test(head))) return '';
  const [known] = symbolsOf({ description: text, industry }, '');
  return known?.from === 'description' ? text : '';
}

/**
 * What is sold or done in a row, where no first thing of it says the others: "sábanas, acolchados y toallas" are "sábanas ·
 * acolchados". As many of its first things as a line of `most` characters holds, two at least, else ''.
 */
export function listed(statement: string, industry: Brief['industry'], name: string, most: number): string {
  const own = name.split(' ').filter((word) => !isLinking(word));
  const things: string[] = [];
  const [first = '', ...others] = statement.split(PARTS);
  for (const item of [first, ...others]) {
    const thing = thingOf(item, industry);
    const isTold = thing.split(' ').some((word) => own.some((part) => shares(word, part)));
    // "Reparación de techos, canaletas y bajadas" sells no gutters: what the first is, the others may be.
    if (thing === '' && item === first) return '';
    const row = [...things, thing].join(BETWEEN);
    if (thing !== '' && !isTold && row.length <= most && things.length < MOST) things.push(thing);
    // What follows may be what this one is of: "bolsos tejidos en totora y cuero".
    if (AFTER.test(item)) break;
  }
  return things.length > 1 ? things.join(BETWEEN) : '';
}
