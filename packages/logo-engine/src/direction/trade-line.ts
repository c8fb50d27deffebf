import type { Brief } from '../brief/brief.js';
import { FIELDS, GOODS, SERVICES, TRADES } from '../brief/generic-words.js';
import { isLinking, staysWithNext } from '../brief/name.js';
import { lastAnswers } from '../cache/last-answers.js';
import { isTermWord, isTradeWord, lengthOfTerm } from '../lexicon/find.js';
import { ENTRIES } from '../lexicon/table.js';
import { fold, formsOf, inFull, withoutTilde } from '../lexicon/words.js';
import { BETWEEN, listed } from './listed-trade.js';
import { unspoken } from './spoken-trade.js';
import { symbolsOf } from './symbols-of.js';
import {
  CALLED,
  isHouse,
  isSold,
  isSpelt,
  NOT_ALONE,
  SPOKEN,
  shares,
  standsAlone,
  VAGUE,
  WORDS,
} from './trade-words.js';

/** Characters and words of a small line that is read at a glance, and how long it may be for the characters of the name: longer, it stands on two lines. */
const LONGEST = 24;
const SHORTEST = 4;
const MOST_WORDS = 4;
const OF_NAME = { least: 14, more: 7.5, share: 1.6 } as const;
/** What is still read under the shortest name, where nothing shorter tells the trade. */
const WIDE = 18;

/** Where the first sentence of a description ends, and the first statement of that. */
const SENTENCE = /[.;:()/|!?¿¡\n"«»“”]|\s[-\u2013\u2014]\s/u;
const CLAUSE = /[.,;:()/|!?¿¡\u2013\u2014\n"«»“”+&]|\s-\s/u;
/** What goes before the trade and says nothing of it. */
const OPENING =
  /^(?:(?:la\s+)?(?:venta|ventas|(?:tienda|local|negocio|agencia)(?=\s+de\s)|empresa|servicios?(?=\s+de\s)|fabricaci[oó]n|elaboraci[oó]n|producci[oó]n|productor(?:es|as?)?|fabricantes?|distribuci[oó]n|reparto|talla y venta|compra y venta|venta y (?:alquiler|arriendo|renta)|especialistas en|expertos en)\s+(?:de\s+)?)/iu;
/** What may be left out beside a short name: what is lent or served is told all the same. */
const LENT = /^(?:arriendo|alquiler|renta|restaurantes?|restor[aá]n)\s+de\s+/iu;
/** Where a trade is practised: left out where nothing shorter tells it, and all of the trade fits. */
const PLACE_OF = /^(?:centros?|estudios?|gabinetes?|consult(?:a|orio)s?|academias?|sal[oó]n)\s+de\s+/iu;
/** When and how it is done, at the end: no half of that is left. */
const HOW =
  /\s(?:(?:de\s)?d[ií]a y (?:de\s)?noche|llaves? en mano|por (?:d[ií]as?|encargo|kilos?)|casa por casa|a domicilio)$/iu;
/** What goes after it, where there is too much. */
const AFTER = /\s(?:y|e|o|con|para|por|en|a|al|hech[oa]s?|desde|que|como|reci[eé]n|sin|estilo|del?)\s/giu;
/** What is done to a thing: printing, dyeing, delivery. */
const DONE = /(?:ci[oó]n|aje|ado|eo|ura|miento|reparto)$/iu;
/** What two things may be of together; products are of something else. */
const SHARED = /^(?!productos|art[ií]culos)\S+ del? /iu;
/** Where exactly it is done is no trade: "en la laguna". */
const PLACED = /\sen (?:el|la|los|las)\s/iu;

type Described = Pick<Brief, 'description' | 'industry'>;

/** A word with an accent is how it is written where the lexicon has it so many times as often: "nail salon" is English. */
const OFTENER = 4;
/** Right either way. */
const EITHER = new Set(['futbol']);
/** Somebody of a science or a craft, whichever gender the lexicon has: "ginecologa", "fotografo". */
const CALLING = /^(\p{L}+)o((?:log|graf)[oa]s?)$/u;

/** How the words of the lexicon are accented: owners type without. */
let spelt: ReadonlyMap<string, string> | undefined;
function accented(word: string): string {
  if (spelt === undefined) {
    const times = new Map<string, number>();
    for (const { term } of ENTRIES)
      for (const item of term.split(' ')) times.set(item, (times.get(item) ?? 0) + 1);
    const isWritten = (item: string, plain: string): boolean =>
      item !== plain && !EITHER.has(plain) && (times.get(item) ?? 0) >= OFTENER * (times.get(plain) ?? 0);
    spelt = new Map(
      [...times.keys()].flatMap((item) => (isWritten(item, fold(item)) ? [[fold(item), item] as const] : [])),
    );
  }
  const typed = word.toLowerCase();
  if (fold(word) !== typed) return word;
  // After a vowel a plural keeps the accent: "máscaras", but "cajones".
  const single = /[aeiou]s$/u.test(typed) ? spelt.get(typed.slice(0, -1)) : undefined;
  return spelt.get(typed) ?? (single === undefined ? word.replace(CALLING, '$1ó$2') : `${single}s`);
}

/** Whether the first word of a line is one of a trade, or one that the description was understood by. */
function isKnown(word: string, brief: Described, name: string): boolean {
  const folded = withoutTilde(fold(word));
  if (isTradeWord(word) || [TRADES, GOODS, SERVICES, FIELDS].some((list) => list.has(folded))) return true;
  const forms = formsOf(fold(word));
  return symbolsOf(brief, name).some(
    (found) =>
      found.from === 'description' && found.word.split(' ').some((part) => forms.includes(fold(part))),
  );
}

/**
 * What is left of a trade that is cut before "y": half of what it is for would leave out the other half, so a calling stands
 * alone. "Abogados laborales y de familia" is ABOGADOS, and "fotografía de bodas y familia" FOTOGRAFÍA.
 */
function halved(before: string, after: string): string {
  const [head = '', ...rest] = before.split(' ');
  // "Vestidos de novia y costura": what is another trade is of nothing.
  const isOther = isTradeWord(after.split(' ')[0] ?? '');
  const isOfBoth =
    rest.length > 0 && (/^del? /iu.test(after) || (/^del?$/iu.test(rest[0] ?? '') && !isOther));
  return isOfBoth && isTradeWord(head) && !VAGUE.test(head) && !NOT_ALONE.test(head) ? head : before;
}

/**
 * Whether a text that ends after some of its words is cut inside a term, and what is left of that means something else, or
 * nothing: "lengua" of "lengua de señas". "Quesos" of "quesos de cabra" are cheese still.
 */
function isTorn(text: string, count: number, { industry }: Described): boolean {
  const words = text.split(' ');
  const folded = words.map(fold);
  return folded.slice(0, count).some((_, at) => {
    const end = at + lengthOfTerm(folded.slice(at));
    if (end <= count) return false;
    const [of, left] = [end, count].map((last) =>
      symbolsOf({ industry, description: words.slice(at, last).join(' ') }, ''),
    );
    const thing = left?.[0];
    return (
      thing?.from !== 'description' || !of?.some(({ id, from }) => id === thing.id && from === thing.from)
    );
  });
}

/** Where a text may end before something is added, the longest beginning first, the whole of it before all. */
function beginnings(text: string, brief: Described): string[] {
  const ends = [...text.matchAll(AFTER)].flatMap(({ index, 0: joint }) => {
    const before = text.slice(0, index);
    if (isTorn(text, before.split(' ').length, brief)) return [];
    // "Chapa y pintura" of cars, "mezcal artesanal" of Oaxaca, "software" for shops, but no "instalación" of roofs.
    const whole =
      !/del?/u.test(joint) ||
      before.includes(' ') ||
      standsAlone(before) ||
      // Where it is from may be left out.
      (/^\p{Lu}/u.test(text.slice(index + joint.length)) && isTradeWord(before));
    // "Mesas y conteo de votos" are no tables: what follows the second may be what the first is of.
    const shared = /\s[yeo]\s/iu.test(joint) && SHARED.test(text.slice(index + joint.length));
    if (!whole || (shared && !before.includes(' ') && !standsAlone(before))) return [];
    return [/^ [yeo] $/iu.test(joint) ? halved(before, text.slice(index + joint.length)) : before];
  });
  return [text, ...ends.reverse()];
}

/** What says of several things what they are like: "asados", "artesanales", "eléctricos". */
const SAID_OF_MANY = /(?:[ai]d[oa]|ale|ic[oa]|iv[oa]|os[oa])s$/iu;

/** The terms of the lexicon, to tell a thing of its own, "macetas", from what another is like, "heladas". */
let terms: ReadonlySet<string> | undefined;
const isTerm = (text: string): boolean => {
  terms ??= new Set(ENTRIES.map(({ term }) => fold(term)));
  return terms.has(text);
};
const isThing = (word: string): boolean =>
  (isTerm(word) || isTerm(word.replace(/e?s$/u, '')) || isTerm(word.replace(/s$/u, ''))) &&
  !/(?:an|in|er|vi)[oa]s?$/u.test(word);

/** Whether two things are one trade that is written with "y" between them: "frutas y verduras". */
const arePaired = (one: string, other: string): boolean =>
  isTerm(`${one} y ${other}`) && !isTerm(`${one} ${other}`);

/** Words of a gender that their ending does not show: "mapas antiguos", "motos nuevas". */
const UNLIKE = /(?:m[ao]|mapa|dia|planeta|pijama|moto|foto|mano|radio)s$/u;
/** Whether two plurals are of two genders, so that neither is said of the other: "lonas vinilos". */
const differ = (one: string, other: string): boolean =>
  !UNLIKE.test(one) && ((/as$/u.test(one) && /os$/u.test(other)) || (/os$/u.test(one) && /as$/u.test(other)));

/** Whether two words are two things of a list that was typed without its commas: "celulares fundas y accesorios". */
function areListed(one: string, other: string): boolean {
  const [first, second] = [fold(one), fold(other)];
  if (arePaired(first, second)) return true;
  const isOne = /s$/iu.test(one) || GOODS.has(first);
  const isOther = isSold(other) || GOODS.has(second) || (differ(first, second) && isTermWord(second));
  if (!isOne || !/s$/iu.test(other) || !isTermWord(first) || !isOther) return false;
  if (SAID_OF_MANY.test(other) || lengthOfTerm([first, second]) > 1) return false;
  // "Tortas heladas": what agrees may be said of the first.
  const [ending, said] = [one, other].map((word) => /[oa]s$/iu.exec(word)?.[0].toLowerCase());
  return said === undefined || ending !== said || GOODS.has(second) || isThing(second);
}

/**
 * The first two things of a list that was typed without its commas, where they are one trade together, or where the first is
 * none alone: "cañas y carretes".
 */
function paired(text: string): string[] {
  const [one = '', other = ''] = text.split(' ');
  const isOne = arePaired(fold(one), fold(other)) || !isSold(one);
  return isOne && areListed(one, other) ? [`${one} ${/^h?i(?!e)/iu.test(other) ? 'e' : 'y'} ${other}`] : [];
}

/**
 * A text without what its last word says of it: "velas de soya" that are "aromáticas", an "electricista" who is "autorizado".
 * Words of one term stay together, and a thing is left alone only where it is a trade: "paneles" of what?
 */
function plainer(text: string): string[] {
  const words = text.split(' ');
  const [head = ''] = words;
  const [before = '', last = ''] = words.slice(-2);
  if (words.length < 2 || isLinking(before)) return [];
  if (!CALLED.test(before) && lengthOfTerm([fold(before), fold(last)]) === 2) return [];
  return words.length > 2 || isHouse(head) || (isSold(head) && (!isSpelt(last) || areListed(head, last)))
    ? [words.slice(0, -1).join(' ')]
    : [];
}

/** Whether a text is short enough for a line, ends with something, and is in known words. */
function isShort(line: string, most: number): boolean {
  const words = line.split(' ');
  const last = words.at(-1) ?? '';
  return (
    line.length >= SHORTEST &&
    line.length <= most &&
    words.length <= MOST_WORDS &&
    WORDS.test(line) &&
    !PLACED.test(line) &&
    !VAGUE.test(last) &&
    !staysWithNext(last) &&
    !words.some((word, at) => areListed(word, words[at + 1] ?? '')) &&
    words.every((word) => isLinking(word) || isSpelt(word))
  );
}

/** Whether a short text tells the trade, and nothing that the name tells already. */
function tells(line: string, brief: Described, name: string): boolean {
  const words = line.split(' ');
  const [first = '', joint = '', second = ''] = words;
  if (words.some((word) => SPOKEN.test(word) && !isLinking(word)) || SPOKEN.test(first)) return false;
  // "Arriendo de maquinaria", "taller mecánico": what is done is told by what it is done with.
  const thing =
    VAGUE.test(first) || DONE.test(first) ? (/^(?:del?|en)$/iu.test(joint) ? second : joint) : first;
  if (!(isKnown(first, brief, name) || isKnown(thing, brief, name))) return false;
  const own = name.split(' ').filter((word) => !isLinking(word));
  return !words.some((word) => !isLinking(word) && own.some((part) => shares(word, part)));
}

/** Three things in a row, each a word: "Tazas, gorras y termos con tu logo". */
const ROW = /^(\p{L}+), (\p{L}+)(?:, \p{L}+)* [ye] (\p{L}+)/u;

/** Whether a statement begins with things of which the first says nothing of the others: mugs are no caps. */
function isMixed(statement: string, industry: Described['industry']): boolean {
  const [first = [], ...others] = (ROW.exec(statement)?.slice(1) ?? [])
    .filter((word) => !isHouse(word))
    .map((word) =>
      symbolsOf({ description: word, industry }, '').filter(({ from }) => from === 'description'),
    );
  return (
    others.length === 2 && others.every((other) => !other.some(({ id }) => first.some((of) => of.id === id)))
  );
}

const mostFor = (name: string): number =>
  Math.min(LONGEST, Math.max(OF_NAME.least, OF_NAME.more + OF_NAME.share * name.length));

/** The first statement of a description, as a sign would say it. */
function statementOf(text: string): string {
  const stated = unspoken(text.trim().replace(/\s+/gu, ' '));
  return stated.replace(OPENING, '').replace(HOW, '');
}

function single(said: string, brief: Described, name: string): string {
  const most = mostFor(name);
  const told = said.length > most ? said.replace(LENT, '') : said;
  const practised = said.replace(PLACE_OF, '');
  const whole = [told, said, ...(practised.length <= Math.max(most, WIDE) ? [practised] : [])];
  const isWord = (text: string): boolean => !text.includes(' ');
  const parts = whole.flatMap((text) => beginnings(text, brief));
  // "Academia de baile flamenco" is BAILE FLAMENCO before it is ACADEMIA.
  const begun = [...parts.filter((text) => !isWord(text)), ...parts.filter(isWord)];
  const plain = begun.flatMap(plainer);
  const all = [...whole.flatMap(paired), ...begun, ...plain, ...plain.flatMap(plainer)];
  // Where the name has a word of the longest, a trade is left of it, and never a thing: "huevo" is no line of "Codornices".
  const lineWithin = (longest: number): string | undefined =>
    all
      .filter((text) => isShort(text, longest))
      .find(
        (text, at) =>
          (at === 0 || text.includes(' ') || isHouse(text) || isSold(text)) && tells(text, brief, name),
      );
  return lineWithin(most) ?? lineWithin(WIDE) ?? '';
}

function read(brief: Described, name: string): string {
  const description = inFull((brief.description ?? '').normalize('NFC').trim());
  const [sentence = ''] = description.split(SENTENCE);
  const statement = statementOf(sentence);
  const [clause = ''] = statement.split(CLAUSE);
  const line =
    (isMixed(statement, brief.industry) ? '' : single(clause.trim(), brief, name)) ||
    listed(statement, brief.industry, name, mostFor(name));
  return line.split(' ').map(accented).join(' ');
}

/**
 * What kind of business it is, as the first words of its description say it, for the small line of a name that does not:
 * "Mareas del Sur", "mariscos congelados y ahumados". Empty where they say it in a sentence, in words that nothing knows, or
 * in words that the name has already.
 */
export const tradeLine: (brief: Described, name: string) => string = lastAnswers(
  64,
  ({ description, industry }, name) => JSON.stringify([description, name, industry]),
  read,
);

/** Whether a text may be a small line: of letters, in a row of things or not, and no longer than one. */
export const isTradeLine = (text: unknown): boolean =>
  typeof text === 'string' && text.length <= LONGEST && text.split(BETWEEN).every((part) => WORDS.test(part));
