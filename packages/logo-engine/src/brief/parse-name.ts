import { lastAnswers } from '../cache/last-answers.js';
import { FIELDS, GOODS, KINDS, PAIRS, PLACES, SERVICES, TRADES, TRAILING } from './generic-words.js';
import { isLinking } from './name.js';

/**
 * What the words of a name are for. Read in order (generic, connector, proper, place, legal, or proper, generic, …
 * when `trailing`) they are the name as typed, but for a comma before the legal form. Parts that are absent are ''.
 */
export type NameParts = {
  /** What kind of business it is: "Clínica Dental". */
  readonly generic: string;
  /** The word that makes one phrase of the generic and the proper part: "de" of "Panadería de Inés". */
  readonly connector: string;
  /** Which one it is: what people call it. Never empty, unless the name is. */
  readonly proper: string;
  /** "de Chiloé" of "Cervecería Volcán Azul de Chiloé". */
  readonly place: string;
  /** "S.A." */
  readonly legal: string;
  /** Whether the generic part stands after the proper one: "Mora Arquitectos". */
  readonly trailing: boolean;
};

export const fold = (text: string): string =>
  text.toLocaleLowerCase('es').replaceAll('ñ', 'n').normalize('NFD').replace(/\p{M}/gu, '');

/** A legal form at the end of a name, after a blank or a comma; written with full stops or without. */
const LEGAL =
  /(?:,\s*|\s+)((?:(?:y|&)\s+(?:[Cc][ií]a\.?|[Cc]ompañ[ií]a),?\s+)?(?:S\.?\s?A\.?\s?P\.?\s?I\.?(?:\s+de\s+C\.?\s?V\.?)?|S\.?\s?A\.?(?:\s+de\s+C\.?\s?V\.?)?|S\.?\s?(?:de\s+)?R\.?\s?L\.?(?:\s+de\s+C\.?\s?V\.?)?|S\.?\s?A\.?\s?[SCU]\.?|S\.?\s?L\.?(?:\s?[UPL]\.?)?|S\.?\s?Coop\.?|S\.\s?C\.(?:\s?[PL]\.)?|C\.\s?B\.|A\.\s?[CG]\.|S\.?\s?en\s+C\.?|S\.?p\.?A\.?|E\.?\s?I\.?\s?R\.?\s?L\.?|Ltda\.?|LTDA\.?|Limitada|Inc\.?|LLC))$/u;
/** A name without its legal form: "Frutos del Valle SpA" is no spa. */
export const withoutLegalForm = (name: string): string => name.trim().replace(LEGAL, '');

/** In a name of capitals alone this is a legal form or a spa; the trade decides which. */
const CAPITAL_SPA = /\s+(SPA)$/;

const PLACE = new RegExp(`\\s((?:de|del|de la|de los|de las)\\s(?:${PLACES.join('|')}))$`);
/** What, followed by a place, is one phrase with it: "Sabores de Oaxaca", "Perla de Chiloé". */
const ATTACHED =
  /^(?:\p{L}+s|sabor|encanto|brisa|luz|sol|perla|flor|alma|corazon|raiz|reina|rey|tierra|viento|estrella|rincon|casa|mar|rosa|joya|sur|norte|valle|puerto|nieve|cielo|orilla|voz|ruta|hijo|gente|pueblo|costa|isla|lago|rio|bosque)$/u;
/** Adjectives after goods that make a phrase of both: "Energía Pura", "Cocinas Felices". */
const QUALITY =
  /^(?:vivo|viva|puro|pura|libre|total|feliz|azul|verde|rojo|roja|negro|negra|blanco|blanca|dulce|magico|magica|nuevo|nueva|bueno|buena|bello|bella|lindo|linda|sano|sana|natural|real|unico|unica|moderno|moderna|express|plus|alto|alta|vip|pro)$/;
/** What no name begins with: the words before it are not a generic part but the beginning of a phrase. */
const JOINING = /^(?:y|e|o|u|&|\+|con|sin|en|a|al|por|para|como|que|de|del|of|and|for)$/;

/** What, alone before a trade, belongs to it: "Mi Peluquería", "Gran Hotel". */
const PREPOSED =
  /^(?:mi|tu|su|gran|buen|buena|mejor|nuevo|nueva|antiguo|antigua|viejo|vieja|primer|primera|otro|otra|dulce|bella|bello|linda|lindo|pequeno|pequena|real|alta|alto|super|mini|maxi|eco|bio|solo|todo|pura|puro|tienda|casa|don|dona|san|santa)$/;

const isArticle = (word: string): boolean => /^(?:el|la|los|las|lo|un|una|the)$/.test(word);
const hasName = (list: readonly string[]): boolean =>
  list.some((word) => /[\p{L}\p{N}]/u.test(word) && !isLinking(word));
/** An accented -ería or -aduría is a trade, also one that nobody has listed. */
const isTrade = (word: string, folded: string): boolean =>
  TRADES.has(folded) || /\p{L}{3}(?:er|adur)ías?$/u.test(word.toLocaleLowerCase('es'));

/** How many words, from one on, are a generic noun with the adjectives and the field that belong to it; 0 for none. */
function nounAt(given: readonly string[], folded: readonly string[], from: number): number {
  const rest = folded.slice(from);
  const pair = PAIRS.map((item) => item.split(' ')).find((item) => item.every((word, i) => rest[i] === word));
  const [word = '', first = ''] = [given[from], folded[from]];
  const of = rest[2] ?? '';
  const service = SERVICES.has(first) && rest[1] === 'de' && (FIELDS.has(of) || GOODS.has(of));
  if (pair === undefined && !service && !isTrade(word, first) && !GOODS.has(first)) return 0;
  let length = pair?.length ?? (service ? 3 : 1);
  const kinds = (): void => {
    while (KINDS.has(rest[length] ?? '')) length++;
  };
  kinds();
  const field = rest[length + 1] ?? '';
  if (rest[length] === 'de' && (FIELDS.has(field) || GOODS.has(field))) {
    length += 2;
    kinds();
  }
  return length;
}

/** How many of the first words say what kind of business it is: nouns, joined by 'y'. */
function genericLength(given: readonly string[], folded: readonly string[]): number {
  let length = nounAt(given, folded, 0);
  // "Café Tostaduría Nahuel" is two things, and the name is what follows both.
  const second =
    length > 0 && isTrade(given[length] ?? '', folded[length] ?? '') ? nounAt(given, folded, length) : 0;
  if (second > 0 && hasName(given.slice(length + second))) length += second;
  while (length > 0 && /^(?:y|e|&)$/.test(folded[length] ?? '')) {
    const more = nounAt(given, folded, length + 1) || (FIELDS.has(folded[length + 1] ?? '') ? 1 : 0);
    // "Panadería y Algo Más" is a phrase: neither half of it is the name.
    if (more === 0) return 0;
    length += 1 + more;
  }
  return length;
}

/** Whether goods and what follows them are one phrase, in which nothing is the name. */
function isPhrase(first: string, rest: readonly string[]): boolean {
  const [word = ''] = rest;
  return rest.length === 1 && (QUALITY.test(word) || (/s$/.test(first) && /s$/.test(word)));
}

type Split = Pick<NameParts, 'generic' | 'connector' | 'proper' | 'place' | 'trailing'>;
const whole = (name: string): Split => ({
  generic: '',
  connector: '',
  proper: name,
  place: '',
  trailing: false,
});

/** The place at the end, when the words before it are a name without it. */
function splitPlace(proper: string): { proper: string; place: string } {
  const found = PLACE.exec(fold(proper));
  if (found === null) return { proper, place: '' };
  // By words: folded, a letter with a loose accent is one character shorter.
  const given = proper.split(' ');
  const length = given.length - found[0].trim().split(' ').length;
  const before = given.slice(0, length).join(' ');
  const words = fold(before).split(' ');
  if (isArticle(words[0] ?? '') || (words.length === 1 && ATTACHED.test(words[0] ?? '')))
    return { proper, place: '' };
  return { proper: before, place: given.slice(length).join(' ') };
}

function splitGeneric(name: string): Split {
  const given = name.split(' ');
  const folded = given.map(fold);
  const length = isArticle(folded[0] ?? '') ? 0 : genericLength(given, folded);
  const generic = given.slice(0, length).join(' ');
  const rest = folded.slice(length);
  if (length === 0 || !hasName(given.slice(length))) return splitTrailing(given, folded) ?? whole(name);
  // "Hotel Restaurante" says twice what it is, and not which one.
  if (genericLength(given.slice(length), rest) === rest.length) return whole(name);
  const [next = ''] = rest;
  const soft = !isTrade(given[0] ?? '', folded[0] ?? '') && length === 1;
  if (/^del?$/.test(next)) {
    const articles = rest[1] !== undefined && isArticle(rest[1]) ? 2 : 1;
    // "Mieles de Futrono", "Máquinas del Sur": of goods and where they come from both are the name.
    if (soft || PLACE.test(` ${rest.join(' ')}`) || !hasName(given.slice(length + articles)))
      return whole(name);
    const connector = given.slice(length, length + articles).join(' ');
    return {
      generic,
      connector,
      proper: given.slice(length + articles).join(' '),
      place: '',
      trailing: false,
    };
  }
  if (JOINING.test(next) || !/^["'«“(]?[\p{L}\p{N}]/u.test(next)) return whole(name);
  if (soft && isPhrase(folded[0] ?? '', rest)) return whole(name);
  return { generic, connector: '', ...splitPlace(given.slice(length).join(' ')), trailing: false };
}

/** "Mora Arquitectos": one calling after a name that has no linking word at its end. */
function splitTrailing(given: readonly string[], folded: readonly string[]): Split | null {
  const last = folded.length - 1;
  const calling =
    TRAILING.has(folded[last] ?? '') || /\p{L}{3}erías?$/u.test((given[last] ?? '').toLocaleLowerCase('es'));
  if (!calling || last < 1 || isArticle(folded[0] ?? '')) return null;
  if (last === 1 && PREPOSED.test(folded[0] ?? '')) return null;
  const before = given.slice(0, last);
  const end = folded[last - 1] ?? '';
  if (!hasName(before) || JOINING.test(end) || isLinking(end) || genericLength(given, folded) > 0)
    return null;
  return {
    generic: given[last] ?? '',
    connector: '',
    proper: before.join(' '),
    place: '',
    trailing: true,
  };
}

function parse(name: string): NameParts {
  const found = LEGAL.exec(name);
  const legal = found?.[1] ?? '';
  const rest = found === null ? name : name.slice(0, found.index);
  if (legal !== '' && !hasName(rest.split(' '))) return { ...whole(name), legal: '' };
  const split = splitGeneric(rest);
  const spa = legal === '' && name === name.toLocaleUpperCase('es') ? CAPITAL_SPA.exec(name) : null;
  if (spa !== null && split.generic !== '' && hasName(split.proper.split(' ').slice(0, -1))) {
    return { ...splitGeneric(name.slice(0, spa.index)), legal: 'SPA' };
  }
  return { ...split, legal };
}

/**
 * Reads a name (blanks collapsed) the way a designer does. Total, and careful: a name that it is not sure of is proper
 * as a whole, so that nothing that matters is ever set small.
 */
export const parseName: (name: string) => NameParts = lastAnswers(64, (name) => name, parse);
