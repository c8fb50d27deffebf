import type { IndustryId } from '../brief/brief.js';
import { isGivenName } from '../brief/given-names.js';
import { BEASTS, BORNE, FAMILIES, isAgency, isPractice, MASCOTS, NO_PERSON, PET_NAMES } from './families.js';
import {
  doingBefore,
  figureBefore,
  goesOn,
  goesOnOf,
  isAdjectiveOf,
  isBeside,
  isCarried,
  isComplement,
  isDeniedBy,
  isDoneAnywhere,
  isDoneTo,
  isFlavour,
  isFor,
  isInClause,
  isManner,
  isOfAKind,
  isOfSaint,
  isParticipleOf,
  isParticipleToo,
  isPartOf,
  isPerson,
  isPlaceOf,
  isQuality,
  isQualityToo,
  isSaint,
  isServed,
  isSurnameOf,
  isToo,
  isWhere,
  isWith,
  programBefore,
} from './grammar.js';
import { isPatron } from './patrons.js';
import { formsAsHeard } from './sound.js';
import { ASIDE, BESIDE, type Branch, type Entry, LEVELS, TABLE } from './table.js';
import { denies, formsOf, isStopWord, persons, type Word, wordsOf } from './words.js';

/** An entry that a text calls for. */
export type Match = {
  readonly entry: Entry;
  readonly length: number;
  /** A surname that opens a name ("Huerta San José") may be the thing, and may not. */
  readonly doubtful: boolean;
  /** No surer than this: what something else is of (`ASIDE`) or for (`BESIDE`), and what a thing is of than the thing. */
  readonly most: number;
  /** No less sure than this: a motif that something is done to is the thing ("cría de caracoles"). */
  readonly least: number;
};

/** Words that say that a negation is none: "no solo pizzas", "nada como un helado". */
const NOT_NEGATED = new Set(['solo', 'solamente', 'unicamente', 'como', 'mas']);

/** "Abogados Flores" and "De la Rosa" are families, "La Rosa" is a flower. */
const isFamily = (match: Match, word: Word): boolean =>
  match.length === 1 && FAMILIES.has(word.text) && !/^(el|la|los|las)$/.test(word.joint);

/** "Rincón del Lobo": a beast's place. */
const isBeast = ({ joint, text }: Word, at: number): boolean => at > 0 && joint === 'del' && BEASTS.has(text);

/** "Torres Dental", "Campos Vega Abogados". */
function signsPractice(words: readonly Word[]): boolean {
  const [first, next, last] = words;
  if (first === undefined || MASCOTS.has(first.text) || next === undefined || isApart(next)) return false;
  return (
    isPractice(next.text) ||
    (FAMILIES.has(next.text) && last !== undefined && !isApart(last) && isPractice(last.text))
  );
}

const isApart = ({ joint, starts }: Word): boolean => joint !== '' || starts;

/** "Dental Arroyo", "Modas Tina", "Arroyo y Asociados". */
const isBorne = ({ length }: Match, words: readonly Word[], at: number): boolean => {
  const word = words[at];
  if (length > 1 || word === undefined || !(BORNE.has(word.text) || PET_NAMES.has(word.text))) return false;
  if (at > 0) return !isApart(word);
  const next = words[1];
  // "Tina Moda" is hers, "Cuadros Propiedades" are theirs.
  const isSigned =
    next !== undefined &&
    !isApart(next) &&
    (PET_NAMES.has(word.text) ? isTermWord(next.text) : isAgency(next.text));
  return isFirm(next) || signsPractice(words) || isSigned;
};

/** A surname that is first of all a place: "Viña Hermanos Aguirre" is one of theirs. */
const ESTATE = 'viña';

/** Surnames that are first of all who does a work, or where it is done. */
const WORKERS = new Set(['carpintero', 'herrero', 'sastre', ESTATE, 'zapatero']);

/** "Carpintero Julián" works wood, "Muebles Carpintero" is a family. */
const isWorker = (words: readonly Word[], at: number): boolean =>
  at === 0 && words.length > 1 && WORKERS.has(words[0]?.text ?? '');

/** "Luna y Asociados", "Vaca Hermanos". */
const isFirmWord = (next: Word | undefined): boolean =>
  /^(asociad[oa]s|hermanos|hijos|hnos|cia)$/.test(next?.text ?? '');

/** "Torres y Vega", not "Rosas y Más", "Flores y Regalos". */
const isFirm = (next: Word | undefined): boolean =>
  isFirmWord(next) ||
  (/^(y|e)\b/.test(next?.joint ?? '') && next?.text !== 'mas' && !isTermWord(next?.text ?? ''));

/** "Marcos Peña", "Sofía Luna", "Rosa Elvira": a given name, and a surname or another given name. */
const isOfPerson = ({ length }: Match, [first, second, ...others]: readonly Word[]): boolean =>
  length === 1 &&
  others.length === 0 &&
  first !== undefined &&
  first.joint === '' &&
  second?.joint === '' &&
  isGivenName(first.text) &&
  !ADJECTIVES.has(second.text) &&
  (FAMILIES.has(second.text) || isGivenName(second.text) || second.text === 'luna');

/** What a thing may be like that is a surname too. */
const ADJECTIVES = new Set('blanco bravo gallardo gallego marino moreno real rubio serrano'.split(' '));

/** "Torre Molina" are two families, "Toro Bravo" is a bull and "Viña Rosa" a vineyard. */
const isOfFamilies = (match: Match, word: Word, next: Word | undefined, length: number): boolean =>
  length === 2 &&
  next?.joint === '' &&
  match.entry.level === LEVELS['?'] &&
  isFamily(match, word) &&
  FAMILIES.has(next.text) &&
  !ADJECTIVES.has(next.text);

/** What the other words of a business say: their forms, and the files of the trades that they stand in (`#sea`). */
export type Neighbours = ReadonlySet<string>;

/** How surely an entry is meant: 2 by its neighbours, 1 by the industry, 0 without a hint; -1 when it is not. */
function meant(entry: Entry, industry: IndustryId, neighbours: Neighbours): number {
  if (entry.neighbours.some((hint) => neighbours.has(hint))) return 2;
  if (entry.industries.includes(industry)) return 1;
  return entry.neighbours.length + entry.industries.length === 0 ? 0 : -1;
}

/** The file of what is said in names only. */
const NICKNAMES = 'nicknames';

type Meant = { readonly entry: Entry; readonly sure: number };

/** The entry of a term that is meant here. */
function entryAt(at: Branch, industry: IndustryId, neighbours: Neighbours, isName: boolean): Meant | null {
  let best: Meant | null = null;
  for (const entry of at.entries) {
    if (!isName && entry.file === NICKNAMES) continue;
    const sure = meant(entry, industry, neighbours);
    if (sure > (best?.sure ?? -1) && !entry.unless.some((word) => neighbours.has(word)))
      best = { entry, sure };
  }
  return best;
}

/** A text as it is searched: its words, the forms of each, and all forms together. */
type Text = {
  readonly words: readonly Word[];
  readonly forms: readonly (readonly string[])[];
  /** What each would be in another person, if it is a verb; none in a name. */
  readonly persons: readonly (readonly string[])[];
  readonly said: ReadonlySet<string>;
  readonly isName: boolean;
};

function read(text: string, isName: boolean): Text {
  const words = wordsOf(text);
  const forms = words.map((word) => (isName ? formsOf(word.text) : formsAsHeard(word.text)));
  const others = words.map((word) => (isName ? [] : persons(word.text)));
  return { words, forms, persons: others, said: new Set(forms.flat()), isName };
}

/** The stop words before each word of a term, the first one's left out. */
function jointsOf(term: string): readonly string[] {
  const [, ...others] = wordsOf(term);
  return others.map(({ joint }) => joint);
}
const JOINTS = new Map<string, readonly string[]>();

/** Whether a text names two things where a term names one thing of another: "casas y campos" are no "casas de campo". */
function isTwoThings(words: readonly Word[], from: number, length: number, term: string): boolean {
  if (!words.slice(from + 1, from + length).some(({ joint }) => /^[yeou]$/.test(joint))) return false;
  const joints = JOINTS.get(term) ?? jointsOf(term);
  JOINTS.set(term, joints);
  return joints.some(
    (joint, i) => /^(?:del?|para|con)$/.test(joint) && /^[yeou]$/.test(words[from + 1 + i]?.joint ?? ''),
  );
}

/** The longest term that begins at a word; of equal ones the surest, then the one whose words stand as written. */
function longest(
  { words, forms, persons, isName }: Text,
  from: number,
  industry: IndustryId,
  neighbours: Neighbours,
  /** In words. */
  limit = Infinity,
): Match | null {
  let best: (Match & Meant) | null = null;
  const walk = (at: Branch, i: number, least = 1): void => {
    const length = i - from;
    const found = length >= least ? entryAt(at, industry, neighbours, isName) : null;
    if (
      found !== null &&
      !isTwoThings(words, from, length, found.entry.term) &&
      (best === null || length > best.length || (length === best.length && found.sure > best.sure))
    )
      best = { ...found, length, doubtful: false, most: LEVELS['!'], least: 0 };
    if (length >= limit || at.next.size === 0 || (i > from && words[i]?.starts !== false)) return;
    for (const form of forms[i] ?? []) {
      const next = at.next.get(form);
      if (next !== undefined) walk(next, i + 1, least);
    }
    // "Pintamos rejas" is "pinto rejas"; a verb alone may be another word in another person ("cargamos", "cargo").
    for (const other of i === from ? (persons[i] ?? []) : []) {
      const next = at.next.get(other);
      if (next !== undefined) walk(next, i + 1, 2);
    }
  };
  walk(TABLE, from);
  return best;
}

/** What one who denies something does not do. */
const DENIED_VERBS = new Set(
  'hago hace hacen vendo vende venden trabajo trabaja atiendo atiende uso usa usan ofrezco ofrece realizo realiza incluye incluyen'.split(
    ' ',
  ),
);

/** Where a negation that begins at `from` ends: after the thing it names, or the last one that a "ni" adds. */
function afterNegated(words: readonly Word[], from: number, lengthAt: (i: number) => number): number {
  const first = words[from + 1];
  if (first === undefined || NOT_NEGATED.has(first.text)) return from + 1;
  // "No vendemos carne", "no hago pintura": the verb is not yet the thing.
  const verb = /mos$/.test(first.text) || DENIED_VERBS.has(first.text) ? 1 : 0;
  let end = from + 1 + verb;
  end += lengthAt(end);
  const ni = words.findIndex((word, i) => i >= end && i < end + 4 && word.text === 'ni');
  return ni === -1 ? end : afterNegated(words, ni, lengthAt);
}

/** Files whose words are known by none but themselves: they tell nothing of the trade. */
const ALOOF = new Set(['senses', 'motifs', 'things', 'neutral', 'called', 'nicknames']);

/** Whether a word by itself is one of a trade ("dental", "botánica"): it says what is done, not who does it. */
export function isTradeWord(text: string): boolean {
  const [word] = wordsOf(text);
  if (word === undefined || FAMILIES.has(word.text)) return false;
  const entries = formsOf(word.text).flatMap((form) => TABLE.next.get(form)?.entries ?? []);
  return entries.some(({ file, level }) => level >= LEVELS[''] && !ALOOF.has(file));
}

/** Whether a word by itself is a thing or a trade of the lexicon, and no motif. */
export const isTermWord = (word: string): boolean =>
  !FAMILIES.has(word) &&
  formsOf(word).some((form) =>
    TABLE.next.get(form)?.entries.some(({ file, level }) => level >= LEVELS['~'] && file !== 'motifs'),
  );

/** How many of the first words of a text, folded, are one term of a trade; 0 where none of two words or more is. */
export function lengthOfTerm(folded: readonly string[]): number {
  let best = 0;
  const walk = (at: Branch, i: number, said: number): void => {
    const isTerm = said > 1 && !isStopWord(folded[i - 1] ?? '');
    if (isTerm && at.entries.some(({ file, level }) => level >= LEVELS['~'] && !ALOOF.has(file)))
      best = Math.max(best, i);
    const word = folded[i];
    if (word === undefined) return;
    if (i > 0 && isStopWord(word)) walk(at, i + 1, said);
    for (const form of isStopWord(word) ? [] : formsOf(word)) {
      const next = at.next.get(form);
      if (next !== undefined) walk(next, i + 1, said + 1);
    }
  };
  walk(TABLE, 0, 0);
  return best;
}

/** What the words of the texts say to each other. */
export function neighboursIn(description: string, name: string, industry: IndustryId): Neighbours {
  const neighbours = new Set<string>();
  for (const text of [read(description, false), read(name, true)]) {
    for (const form of text.said) neighbours.add(form);
    text.words.forEach((_, i) => {
      const file = longest(text, i, industry, text.said)?.entry.file;
      if (file !== undefined && !ALOOF.has(file)) neighbours.add(`#${file}`);
    });
  }
  return neighbours;
}

/** Where words stand for whoever bears the name: a person's, a family's. */
function isBearer(match: Match, words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (CALLED.has(match.entry.file) && (isOfSaint(words, at) || isSurnameOf(words, at))) return true;
  const isPet = match.length === 1 && PET_NAMES.has(word.text);
  if (isPet && words[at - 1]?.text === 'donde') return true;
  if (isPerson(words[at - 1]))
    return (
      isPet || (!NO_PERSON.has(word.text) && !EATEN.has(match.entry.file) && match.entry.file !== NICKNAMES)
    );
  if (isBorne(match, words, at)) return true;
  if (isOfFamilies(match, word, words[at + 1], words.length) || isOfPerson(match, words)) return true;
  if (at === 0 && match.length === 1 && match.entry.file === 'called' && isFirmWord(words[1])) return true;
  if (!isFamily(match, word) || isBeast(word, at)) return false;
  return at > 0 || (isFirm(words[at + 1]) && word.text !== ESTATE) || signsPractice(words);
}

/** Files of what a business may be called after. */
const CALLED = new Set(['animals', 'called', 'motifs', 'things']);

/** Files of what a person's name may well be about: "Doña Arepa", and "Don Voltio" besides. */
const EATEN = new Set(['food', 'restaurants']);

/** Files of what carries: who carries cars has no other trade to name. */
const VEHICLES = new Set(['transport', 'automotive', 'sea']);

/** Files of what may come from a wood or a valley: "Setas del Robledal". */
const GROWN = new Set([...EATEN, 'farm', 'sea', 'rare', 'uncommon']);

/** Files whose things are of other things, one more of which follows with "y": empanadas, chairs, bags. */
const FILLED = new Set([...EATEN, 'home', 'fashion']);

/**
 * Everything that a text calls for, in its order: the longest phrase at each place, nothing that is negated, no
 * manner ("a mano") and no participle of a thing before it.
 * @param neighbours what else is said of the business (`neighboursIn`), by which an ambiguous word is understood
 * @param isName a company's name, where surnames mean families
 */
export function find(text: string, industry: IndustryId, neighbours: Neighbours, isName: boolean): Match[] {
  const said = read(text, isName);
  const { words } = said;
  const matchAt = (i: number): Match | null => longest(said, i, industry, neighbours);
  /** The phrase that takes the end of this one: "casas rodantes" that of "arriendo de casas". */
  const overtaking = (i: number, { length }: Match): Match | undefined => {
    for (let j = i + 1; j < i + length; j += 1) {
      const other = matchAt(j);
      if (other !== null && other.length > 1 && j + other.length > i + length && !overtaking(j, other))
        return other;
    }
    return undefined;
  };
  /** The longest phrase that no other takes the end of; of "fotógrafos de bodas y eventos" those whom the feasts are for. */
  const freeAt = (i: number): Match | null => {
    let match = matchAt(i);
    for (;;) {
      const other = match === null ? undefined : overtaking(i, match);
      if (match === null || other === undefined) return match;
      match = isPatron(other.entry) ? longest(said, i, industry, neighbours, match.length - 1) : null;
    }
  };
  const matches: Match[] = [];
  /** Where the words stand of the programs that were found, and whether it was said what for. */
  let programs: number[] = [];
  let isToldOf = false;
  /** The first of them that says what is done, or where, to the thing that may follow. */
  let doings = 0;
  /** What a participle may be of: the things of its clause. */
  let things: Word[] = [];
  /** Where the last match ends, and with the adjectives after it. */
  let end = -1;
  let tail = -1;
  /** What the list that "para" or "sabores de" began may go on with. */
  let served: 'anything' | 'patrons' | null = null;
  let i = 0;
  for (let word = words[0]; word !== undefined; word = words[i]) {
    if (word.starts) {
      things = [];
      programs = [];
      isToldOf = false;
    }
    const doing = doingBefore(words, i) ?? (isName ? figureBefore(words, i) : undefined);
    if (doing === undefined) doings = matches.length;
    const match = freeAt(i);
    const next = words[i + 1];
    if (match === null) {
      if (tail === i && word.joint === '' && !word.starts) tail = i + 1;
      i =
        next !== undefined && denies(word, next)
          ? afterNegated(words, i, (at) => matchAt(at)?.length ?? 1)
          : i + 1;
      continue;
    }
    const last = i + match.length;
    const single = match.length === 1;
    const follows = end === i && single;
    const says =
      !(single && isManner(word)) &&
      !(follows && match.entry.file !== 'called' && isParticipleOf(word, things)) &&
      !(single && tail === i && end !== i && isParticipleToo(word, things)) &&
      // To who cares for bodies a part of one is what it is.
      !(single && industry !== 'healthcare' && isPartOf(word, next)) &&
      !(!isName && isWhere(word) && match.entry.level === LEVELS['?']) &&
      !(isName && single && isPlaceOf(word) && isEaten(matches.at(-1))) &&
      !isDeniedBy(words[last], words[last + 1]) &&
      !(isName ? isBearer(match, words, i) : single && isSaint(words[i - 1]));
    if (says) {
      const previous = matches.at(-1);
      const least = !isName && isOfAKind(word, doing) && isMotif(match) ? LEVELS[''] : 0;
      const isThing = isDoneTo(word, doing) && (least > 0 || isSure(match));
      // What a program is for is the business: "software de facturación" are receipts.
      const program = isProgram(match) ? -1 : programBefore(words, i);
      const isPurpose =
        !isName && !isToldOf && programs.includes(program) && (isFor(word) || !isMotif(match));
      if (isPurpose) {
        matches.splice(0, Infinity, ...matches.map((other) => (isProgram(other) ? aside(other) : other)));
        isToldOf = true;
      }
      // What is done to a thing is beside it.
      if (isThing)
        matches.splice(
          doings,
          Infinity,
          ...matches
            .slice(doings)
            .filter((other) => !isRestoring(other))
            .map(aside),
        );
      // What is only how a thing is, or of what stuff, tells less of it than what it is of.
      const isHow =
        isQualityToo(words, i) ||
        (follows && (isQuality(word) || (isSure(previous) && isAdjectiveOf(word, things))));
      const isOf = !isThing && (isHow || (tail === i && isSure(previous) && isComplement(word)));
      // Brooms of palm are brooms.
      if (isOf && isHow && !isName && previous !== undefined && isMotif(previous))
        matches.splice(-1, 1, { ...previous, least: LEVELS[''] });
      const isJoined = end === i && previous !== undefined && goesOn(word);
      const begun = isJoined ? i - previous.length : 0;
      // What is said of a thing that something is for is for the same: programs for dental clinics.
      const isSaidOf = follows && !isOf && !isThing && isAdjectiveOf(word, things) && previous !== undefined;
      // "Aseo para galpones, silos y bodegas": a list of whom or what for goes on over its commas.
      const isServedToo =
        tail === i &&
        word.starts &&
        word.joint === '' &&
        (served === 'anything' || (served === 'patrons' && isPatron(match.entry)));
      const isTasted = isFlavour(word, words[i - 1]);
      const isTold = !isName && isSure(previous) && isInClause(words.slice(end, i + 1));
      // Also within a phrase: "tortas para cumpleaños, matrimonios".
      if (isTasted) served = 'anything';
      else if (words.slice(i, last).some(isFor)) served = isDoneAnywhere(words, i) ? 'anything' : 'patrons';
      else if (!isServedToo && !follows) served = null;
      const most = isPurpose
        ? LEVELS['!']
        : isSaidOf
          ? previous.most
          : isOf
            ? Math.min(isHow || isServed(word) ? BESIDE : ASIDE, previous?.entry.level ?? ASIDE)
            : isTasted ||
                isBeside(word, words[i - 1]) ||
                isToo(words[i - 1]) ||
                isTold ||
                isServedToo ||
                (isJoined && isDoneAnywhere(words, begun))
              ? BESIDE
              : isJoined && goesOnOf(words, begun, i) && FILLED.has(previous.entry.file)
                ? BESIDE
                : isJoined && previous.most <= ASIDE
                  ? previous.most
                  : LEVELS['!'];
      // Who grows truffles, which dogs find, does not live by what is for dogs.
      const isAnimalToo =
        (isTold || (tail === i && (goesOn(word) || (isWith(word) && isEaten(previous))))) &&
        previous !== undefined &&
        single &&
        match.entry.level === LEVELS['!'] &&
        isSure(previous) &&
        previous.entry.level < LEVELS['!'];
      const isLoad =
        !isName &&
        industry === 'transportation' &&
        !VEHICLES.has(match.entry.file) &&
        match.entry.level === LEVELS[''] &&
        isCarried(words, i);
      const entry = isAnimalToo
        ? { ...match.entry, level: LEVELS[''] }
        : isLoad
          ? { ...match.entry, level: LEVELS['?'] }
          : match.entry;
      matches.push({
        ...match,
        entry,
        doubtful: isName && isFamily(match, word) && !isWorker(words, i) && !isBeast(word, i),
        most,
        least: isPurpose ? LEVELS[''] : least,
      });
      if (isProgram(match)) programs.push(...words.slice(i, last).map((_, k) => i + k));
      things = [...things, word];
      end = last;
      tail = last;
    }
    i = last;
  }
  return matches.filter(({ entry }) => entry.symbols.length > 0);
}

/** Whether a match says what is made or done, so that an adjective only tells more of it. */
const isSure = (match: Match | undefined): boolean =>
  match !== undefined && match.entry.level >= LEVELS[''] && match.entry.symbols.length > 0;

/** Whether a match is a program that may be for anything. */
const isProgram = ({ entry }: Match): boolean =>
  entry.file === 'technology' && PROGRAMS.has(entry.symbols[0]?.id ?? '');

const PROGRAMS: ReadonlySet<string> = new Set(['code', 'device-mobile']);

/** Whether a match is something that is eaten, and grown or caught for it. */
const isEaten = (match: Match | undefined): boolean => isSure(match) && GROWN.has(match?.entry.file ?? '');

const isMotif = ({ entry }: Match): boolean => entry.level === LEVELS['?'] && entry.symbols.length > 0;

/** Whether a match says that something is restored, and not what: of windows the armchair says nothing. */
const isRestoring = ({ entry: { file, term } }: Match): boolean =>
  file === 'senses' && /^restaura/.test(term);

const aside = (match: Match): Match => ({ ...match, most: Math.min(match.most, ASIDE) });
