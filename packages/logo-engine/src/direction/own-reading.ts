import { asideLength, hoursLength } from '../brief/asides.js';
import type { Brief } from '../brief/brief.js';
import { GOODS } from '../brief/generic-words.js';
import { isGivenName } from '../brief/given-names.js';
import { legalLength } from '../brief/more-legal-forms.js';
import { isLinking, staysWithNext } from '../brief/name.js';
import { drawnWords, type NameReading, namePartsOf, withoutLast } from '../brief/name-reading.js';
import { isCalling, isOpening, isRelative, isSurname, openingLength } from '../brief/opening-words.js';
import { parseName } from '../brief/parse-name.js';
import { areOthers, isJoint } from '../brief/partners.js';
import { lastAnswers } from '../cache/last-answers.js';
import { FAMILIES } from '../lexicon/families.js';
import { isTradeWord } from '../lexicon/find.js';
import { closingLength } from './closing-phrase.js';
import { isSaidOf, phraseLength } from './opening-phrase.js';
import { goesOn, ownLines } from './own-lines.js';

/** A word in its barest form: without accents, capitals and the ending of a plural. */
const stem = (word: string): string =>
  word
    .toLocaleLowerCase('es')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?:es|s)$/u, '');

const isArticle = (word: string): boolean => /^(?:el|la|los|las)$/iu.test(word);

const folded = (word: string): string =>
  word.toLocaleLowerCase('es').replaceAll('ñ', 'n').normalize('NFD').replace(/\p{M}/gu, '');

/** A name of two words of which the second is too short for a line of its own: "Innova TI". */
const SHORT = { last: 3, whole: 14 } as const;
const isShort = ([first = '', last = '', more]: readonly string[]): boolean =>
  more === undefined &&
  last.length > 0 &&
  last.length <= SHORT.last &&
  last.length < first.length &&
  first.length + last.length < SHORT.whole;

/** Who a title belongs to: "Consulta Dental / Dra. Fuentes". */
const TITLE = /^(?:dr|dra|doctor|doctora)$/u;
const TITLED = /^(?:dr|dra|doctor|doctora|lic|ing|arq|mtro|mtra|prof)$/u;
/** What somebody with a title is: a word that is nobody's surname, as "Herrero" and "Barbero" are. */
const PROFESSION =
  /(?:log[oa]|graf[oa]|iatra|dentista|nutricionista|terapeuta|cirujan[oa]|abogad[oa]|contadora?|arquitect[oa]|notari[oa]|veterinari[oa]|ingenier[oa]|psicoanalista|masajista|esteticista|interiorista)$/u;

/** A given name, a small one, or a family's: "Juanita / Bordados", "Pérez / Repuestos". */
const isPerson = (word: string): boolean =>
  isGivenName(word) || isGivenName(word.replace(/it([oa])$/u, '$1')) || /\p{L}{2}ez$/u.test(word);
const isWork = (word: string): boolean =>
  isCalling(word) || (/s$/u.test(word) && !isSurname(word) && (GOODS.has(word) || isOpening(word)));

/** What a name ends with and nobody is called by alone: a country, a promise. */
const NOBODY = /^(?:mx|cl|ar|pe|uy|corp|ya|hoy)$/u;

const leading = (descriptor: number): NameReading => ({ descriptor, trailing: false, lines: [] });

/** Most words of a small line after a mark or a change of letters. */
const AFTER_MARK = 4;

/**
 * What stands after the only comma of a name and says what is done: "Begoña Ruiz, encuadernación", "Ardanaz e Hijo, fundidores
 * desde 1887".
 */
function afterComma(words: readonly string[]): number {
  const at = words.findIndex((word) => word.endsWith(','));
  const told = words.slice(at + 1);
  const [first = '', second] = told;
  if (at >= 0 && isPraise(told) && !words.some(isJoint)) return told.length;
  const isNamed = at > 0 || isPerson(folded(words[0] ?? '').replace(/,$/u, ''));
  if (at < 0 || !isNamed || told.some((word) => word.endsWith(','))) return 0;
  // In small letters after a name in capitals a few words are told of it, whatever they are.
  const isTold =
    second !== undefined &&
    told.length <= AFTER_MARK &&
    /^\p{Lu}/u.test(words[0] ?? '') &&
    /^\p{Ll}{2}/u.test(first) &&
    !isLinking(first) &&
    !isRelative(folded(first));
  if (isTold) return told.length;
  return !words.some(isJoint) && isTradeWord(first) ? told.length : 0;
}

/** What is said after a comma in praise, with the trade in it: "Cayo, el mejor café", "Don Beto, los reyes del taco". */
const PRAISE =
  /^(?:mejor(?:es)?|buen[oa]?|unic[oa]|verdader[oa]|autentic[oa]|primer[oa]?|rey(?:es)?|reinas?|casa)$/u;
const ARTICLE_OR_YOUR = /^(?:el|la|los|las|tus?|sus?|una?)$/u;
function isPraise(told: readonly string[]): boolean {
  const [first = '', second = '', third] = told.map(folded);
  return (
    third !== undefined && told.length <= AFTER_MARK && ARTICLE_OR_YOUR.test(first) && PRAISE.test(second)
  );
}

/** Words of a small line that is set otherwise than the name in capitals before it: "ADOBE Y QUINCHA Constructores". */
function afterCapitals(words: readonly string[]): number {
  const capitals = words.findIndex((word) => word !== word.toLocaleUpperCase('es'));
  const told = words.slice(capitals);
  const areLetters = words.slice(0, capitals).filter((word) => /\p{L}{3}/u.test(word)).length > 1;
  const isWord = (word: string): boolean => /^\p{Lu}?\p{Ll}+$/u.test(word);
  if (capitals < 0 || !areLetters || told.length > AFTER_MARK || !told.every(isWord)) return 0;
  return isLinking(told[0] ?? '') || staysWithNext(words[capitals - 1] ?? '') ? 0 : told.length;
}

const DASH = /^[-–—|]$/u;

/** What stands after the only dash of a name that does not begin with a trade: "Podocuyo - Marisela Abdala". */
function afterDash(words: readonly string[]): number {
  const at = words.findIndex((word) => DASH.test(word));
  const [before, told] = [words.slice(0, at), words.slice(at + 1)];
  const areNames = [before, told].every((part) => part.some((word) => /\p{L}{2}/u.test(word)));
  if (at < 1 || !areNames || told.some((word) => DASH.test(word)) || told.length > AFTER_MARK) return 0;
  return isTradeWord(before[0] ?? '') ? 0 : told.length;
}

/** The last word alone says what is done. */
const following: NameReading = { descriptor: 1, trailing: true, lines: [] };

/** What says the trade before somebody's name alone: "Dental / Ríos", and "Dental Center" is one name. */
const BEFORE_SOMEBODY =
  /^(?:antenas|dental|taxi|padel|taekwondo|diesel|opticas?|lavado|riego|clutch|pinturas|llantas|tra(?:ns|s)portes)$/u;
const isBeforeSomebody = ([first = '', name = '', more]: readonly string[]): boolean =>
  more === undefined &&
  BEFORE_SOMEBODY.test(first) &&
  (FAMILIES.has(name) || isSurname(name) || isPerson(name));

/** What a thing is like and nobody is called: "Rancho Grande" and "Pan Rico" are one name. */
const LIKE =
  /^(?:(?:abiert|amarg|barat|buen|car|chic|fij|fin|fresc|frit|hermos|larg|lind|loc|mal|mi|nuev|pequen|rapid|ric|segur|suelt|usad|viej)[oa]|caliente|confiable|grande|noble)$/u;

/** A surname that nothing else is. */
const SOMEBODY = 'Ruiz';

function read(name: string): NameReading | undefined {
  const { generic, place, trailing } = parseName(name);
  const words = drawnWords(name);
  const plain = words.map((word) => folded(word).replace(/[.!]+$/u, ''));
  if (place !== '' || words.length < 2) return undefined;
  const last = plain.at(-1) ?? '';
  // "Taller Mecánico / Rentería", "Ana Rentería": a surname may end as a trade does.
  if (last.endsWith('eria') && isSurname(last)) {
    const before = words.slice(0, -1);
    const { connector, proper } = parseName([...before, SOMEBODY].join(' '));
    if (connector === '' && proper === SOMEBODY) return leading(before.length);
    if (trailing) return leading(0);
  }
  if (generic === '' && isBeforeSomebody(plain)) return leading(1);
  const told = generic === '' ? afterComma(words) || afterDash(words) : 0;
  if (told > 0) return { ...following, descriptor: told, parted: true };
  const small = generic === '' || trailing ? afterCapitals(words) : 0;
  if (small > 0) return { ...following, descriptor: small };
  const known = generic === '' || trailing ? 0 : generic.split(' ').length;
  // "Dr. Juan Soto / Cardiólogo", "Dra. Ana Ruiz / Odontología": beside the title there is who it is.
  const field = PROFESSION.test(last) ? 1 : closingLength(plain);
  if (field > 0 && words.length - field > 1 && TITLED.test(plain[0] ?? '')) {
    const isParted = /,$|^[-–—|]$/u.test(words.at(-field - 1) ?? '');
    return { ...following, descriptor: field, ...(isParted && { parted: true }) };
  }
  if (words.length === 2 && LIKE.test(last) && (known === 1 || openingLength(plain) === 1)) return leading(0);
  const hours = known > 0 && !trailing ? hoursLength(words.slice(known)) : 0;
  if (hours > 0) return leading(known + hours);
  if (known > 0 && TITLE.test(plain[known - 1] ?? '')) return leading(known - 1);
  // What is made and who makes it are one name, "Uñas by Tami", "Ropa Divina by Yuli", unless it has one: "Uñas / Nácar".
  const by = plain.indexOf('by');
  const isNamed =
    by > known && !plain.slice(known, by).every((word) => isSaidOf(word, plain[known - 1] ?? ''));
  if (known > 0 && by >= known && !isNamed) return { ...leading(0), lines: [by, words.length - by] };
  const phrase = trailing ? 0 : phraseLength(plain);
  const rest = plain.slice(Math.max(phrase, known));
  const [only = '', more] = rest;
  // "Fletes Ya!", "Dron Visual MX": what is left says of nobody who it is.
  if (rest.length < words.length && more === undefined && NOBODY.test(only)) return leading(0);
  // "Ojo de Halcón / Seguridad": a phrase that is no trade is the name, and the trade follows it.
  if (phrase > known && more === undefined && GOODS.has(only))
    return isWork(plain[0] ?? '') ? undefined : following;
  if (phrase > known) return leading(phrase);
  if (known > 0) return undefined;
  const isOne = !words.some(isJoint) || areOthers(words.slice(-2));
  const descriptor = generic === '' && isOne ? openingLength(plain) : 0;
  const next = words[descriptor] ?? '';
  if (descriptor > 0 && /^["'«“]?\p{L}/u.test(next) && (isArticle(next) || !isLinking(next)))
    return leading(descriptor);
  const closing = closingLength(plain);
  if (closing > (trailing || isShort(words) ? 1 : 0)) return { ...following, descriptor: closing };
  if (generic !== '' || words.some(isJoint)) return undefined;
  const isAfter = isPerson(plain[0] ?? '') && isWork(plain.at(-1) ?? '');
  if (isAfter && !staysWithNext(words.at(-2) ?? '')) return following;
  return isShort(words) ? { descriptor: 0, trailing: false, lines: [2] } : undefined;
}

/** What the house rules read, as a reading. */
function houseReading(name: string): NameReading {
  const { generic, connector, trailing } = parseName(name);
  const known = generic === '' || connector !== '' ? 0 : generic.split(' ').length;
  return { ...leading(known), trailing: known > 0 && trailing };
}

/** A name without the words of its legal form, read by these rules or those of the house. */
function readBare(name: string, legal: number): NameReading {
  const bare = withoutLast(drawnWords(name), legal).join(' ');
  return { ...(read(bare) ?? houseReading(bare)), legal };
}

/** With the lines of what leads, where its widths alone would part it wrongly. */
function inOwnLines(name: string, reading: NameReading | undefined): NameReading | undefined {
  const { generic, connector, proper, place, trailing } = namePartsOf(name, reading);
  const words = proper.split(' ');
  // "Medialunas x Docena" is one phrase.
  if (generic !== '' && connector === '' && !trailing && goesOn(words[0] ?? ''))
    return inOwnLines(name, { ...reading, ...leading(0) });
  if (connector !== '' || place !== '' || (reading?.lines.length ?? 0) > 0) return reading;
  const lines = ownLines(words);
  return lines.length === 0 ? reading : { ...(reading ?? houseReading(name)), lines };
}

/**
 * A name that begins with what it is in a phrase or a word that the house rules do not know, or that ends with what it is or
 * somebody does: "Control de Plagas / Delta", "Costurera / Nelly", "Alma / Hair Studio", "Marta Ríos / Manicurista"; one whose
 * end says when or by whom: "Cerrajero / Mauricio / 24/7"; and one that has lines of its own. Undefined where the house rules
 * read as much.
 */
export const openingReading: (name: string) => NameReading | undefined = lastAnswers(
  64,
  (name) => name,
  (name) => {
    const words = drawnWords(name);
    const legal = legalLength(words);
    const reading = inOwnLines(name, legal > 0 ? readBare(name, legal) : read(name));
    const { generic, connector, proper, place, trailing } = namePartsOf(name, reading);
    const aside = asideLength(proper.split(' '));
    if (aside === 0 || generic === '' || connector !== '' || place !== '' || trailing) return reading;
    return { ...leading(generic.split(' ').length), ...reading, aside };
  },
);

/** Shorter stems are those of too many words. */
const SHORTEST = 4;
/** Of fewer words the second may say what the first is like: "Café Amargo". */
const LEAST = 3;

/**
 * A name that begins or ends with the word by which its own description calls the trade, read as that trade and who it is:
 * "Organillos / Hernán Castro". Undefined where the house rules find a trade themselves, and where a phrase would be cut.
 */
export function ownReading({ description = '' }: Brief, name: string): NameReading | undefined {
  const parts = parseName(name);
  const words = drawnWords(name);
  if (parts.generic !== '' || parts.connector !== '' || words.length < LEAST) return undefined;
  if (words.some(isJoint)) return undefined;
  const said = new Set(description.split(/\s+/u).map(stem));
  const isTrade = (word = ''): boolean => stem(word).length >= SHORTEST && said.has(stem(word));
  // Before a person's names a trade is one, whatever the description calls it.
  const isOf = isTradeWord(words[0] ?? '') && isGivenName(words[1] ?? '');
  const told = { descriptor: 1, lines: [] };
  if (
    isOf ||
    (isTrade(words[0]) && !isTrade(words[1]) && !/^(?:del?|al|con|en|para|por)$/iu.test(words[1] ?? ''))
  )
    return { ...told, trailing: false };
  if (isTrade(words.at(-1)) && !staysWithNext(words.at(-2) ?? '') && !isTrade(words.at(-2)))
    return { ...told, trailing: true };
  return undefined;
}
