import { FIELDS, GOODS, KINDS, PAIRS, SERVICES, TRADES, TRAILING } from '../brief/generic-words.js';
import { isGivenName } from '../brief/given-names.js';
import { isLinking } from '../brief/name.js';
import {
  isBody,
  isDoing,
  isFor,
  isOpening,
  isRelative,
  isSurname,
  lengthOfPhrase,
} from '../brief/opening-words.js';
import { isTermWord, isTradeWord, lengthOfTerm } from '../lexicon/find.js';
import { isOneOf } from '../lexicon/words.js';

const words = (list: string): ReadonlySet<string> =>
  new Set(list.split(/\s+/u).filter((word) => word !== ''));

/** What says nothing alone, and with what it is of says what a business is: "Control de Plagas", "Sala de Juegos". */
const OPENERS = words(`
  articulo asociacion investigacion complejo compania junta parque casa centro control cuidado desarrollo diseno escuela frutos hogar materiales pozo proyecto regalo residencia sala faena faenamiento obrador
  servicio soporte asesoria consulta curso clase planta punto red unidad programa carro puesto fabrica corte
`);

/** Adjectives that belong to the noun before them and to nobody's name; the masculine singular. */
const ADJECTIVES = words(`
  ahumado ambiental aduanero artesano asistido asociado avanzado aventura bancario blindado bucal canino capilar casero civil
  clasico clinico computacional computarizado congelado contemporaneo corporal corporativo criollo dermatologico ecologico
  educativo electronico empresarial especial especializado estructural exclusivo express facial familiar financiero fino fiscal
  floral folclorico fresco funerario gastronomico ginecologico hidroponico hospitalario importado inflable informatico
  institucional integral interior internacional inversor juvenil laboral latino laser legitimo liquido luminoso mayor mayorista monumental
  minorista movil nacional natural nikkei notarial nupcial ocular oftalmologico online oriental ortopedico particular patrimonial
  penal penalista personalizado personal pesado premium presencial preventivo profesional profundo publico quimico quirurgico
  radiologico refrigerado regional reciclado respiratorio saludable seco seminuevo social solar sustentable tactico tailandes
  tecnico tecnologico termico terapeutico tipico tradicional tributario tropical ti it led pc urbano usado vacacional vial
  virtual visual web acuatico administrativo barato bautista bilingue campesino deshidratado ejecutivo evangelico literario comunitario interprovincial oncologico cristiano catolico pentecostal campestre acrilico agrario cafetalero minero lechero optico atletico quiropractico matriculado certificado autorizado titulado automotor unisex urgente vivencial iberico andaluz brasileno colombiano venezolano cubano coreano frances aleman griego hindu turco
`);

/** What a house or a doing is "del": "Clínica del Pie". Of other things it is a name: "Hotel del Mar". */
const OF_THE = words('pie nino adulto dolor sueno automovil mueble calzado libro colchon deporte neumatico');
/** What something is of beside the words of the lexicon. */
const OF = words(
  'mercado mercados especialidad vecinos garrafa origen exportacion grabacion campo diseno autor temporada canasta apps software casa plagas computadores',
);
/** How something is made or brought: "Muebles a Medida", "Pizzas a la Leña". */
const MANNERS = words('medida domicilio pedido granel lena parrilla piedra brasa carbon mano vapor');

/** What begins a name of somebody or some place, whatever stands before it. */
const BEGINS_NAME =
  /^(?:el|la|los|las|don|dona|dr|dra|tia|tio|abuela|abuelo|mama|papa|nonna|profe|maestro|maestra|hermanos|hnos|san|santa|santo|sor|fray)$/u;
const QUALITY =
  /^(?:viv|pur|azul|verde|roj|negr|blanc|dulce|magic|nuev|buen|bell|lind|san|real|unic|modern|alt|vip|pro|feliz|loc|ric|rapid|facil)/u;

/** Without its number and gender. */
const stem = (word: string): string => word.replace(/s$/u, '').replace(/[aeo]$/u, '');
const STEMS: ReadonlySet<string> = new Set([...KINDS, ...ADJECTIVES].map(stem));
/** What is said of one thing as of many. */
const SAME = /^(?:aventura|express|gourmet|laser|led|online|pc|premium|it|ti|unisex|web)$/u;
/** What belongs to a science or a school by its ending: "Podológica", "Preuniversitaria". */
const LEARNED = /\p{L}{3}(?:ologic|ografic|otecnic|universitari)[oa]s?$/u;
const isAdjective = (word: string): boolean =>
  !BEGINS_NAME.test(word) && (STEMS.has(stem(word)) || LEARNED.test(word));
const isOf = (word: string, noun: string): boolean =>
  isAdjective(word) && (SAME.test(word) || word.endsWith('s') === noun.endsWith('s'));
const isHouse = (word: string): boolean => TRADES.has(word) || /\p{L}{3}(?:er|adur)ias?$/u.test(word);
/** Whether a word is what somebody bears. */
const isBorne = (word: string): boolean => isGivenName(word) || isSurname(word);
const isHead = (word: string): boolean =>
  !isBorne(word) &&
  (isHouse(word) || GOODS.has(word) || SERVICES.has(word) || isOpening(word) || isTradeWord(word));
const isOpener = (word: string): boolean =>
  isHead(word) || isDoing(word) || isOneOf(word, OPENERS) || (!isGivenName(word) && isTermWord(word));

/** What something may be of: a thing that is sold or done, nobody and no motif. */
const isField = (word: string): boolean =>
  !isGivenName(word) &&
  (FIELDS.has(word) ||
    GOODS.has(word) ||
    TRADES.has(word) ||
    OF.has(word) ||
    isOpening(word) ||
    isTermWord(word));

/** Whether a word is an adjective of the one before by its ending: "Pastas Frescas", "Tortas Ahogadas". */
const agrees = (word: string, noun: string): boolean => {
  const ending = /[oa]s?$/u.exec(noun)?.[0];
  return ending !== undefined && word.endsWith(ending) && word.length > 3 && !isBorne(word);
};

/** Whether a word only says what the one before is like. */
export const isSaidOf = (word: string, noun: string): boolean => isAdjective(word) || agrees(word, noun);

/** Who is in an association, by what they do to something. */
const MEMBERS = /(?:[aei]dor|ctor|tor)(?:es|as)$/u;

/** Words of what something is of, for or made by, from a link on; 0 for none. */
function complementAt(folded: readonly string[], at: number, noun: string): number {
  const [link = '', next = '', more = ''] = folded.slice(at);
  if (link === 'del') return OF_THE.has(next) ? 2 : 0;
  if (link === 'a') return MANNERS.has(next) ? 2 : /^las?$/u.test(next) && MANNERS.has(more) ? 3 : 0;
  // "Termas de Doña Pancha" are hers, and of no doughnut.
  if ((link !== 'de' && link !== 'para') || BEGINS_NAME.test(next)) return 0;
  const term = lengthOfTerm(folded.slice(at + 1));
  if (term > 0) return term + 1;
  // Whom or what a body is of nobody needs to have listed.
  const isOfBody = isBody(noun) && /[aeo]s$/u.test(next) && !isBorne(next) && !isLinking(next);
  return isOfBody || isField(next) || isFor(next) ? 2 : 0;
}

/** Where the adjectives and the complement of a noun end. */
function endOf(folded: readonly string[], noun: number): number {
  let end = noun;
  const adjectives = (): void => {
    for (let word = folded[end]; word !== undefined; word = folded[end]) {
      const before = folded[end - 1] ?? '';
      const isOwn = isOf(word, before) || isOf(word, folded[noun - 1] ?? '');
      if (!isOwn && !(BEGINS_NAME.test(folded[end + 1] ?? '') && agrees(word, before))) return;
      end++;
    }
  };
  adjectives();
  const complement = complementAt(folded, end, folded[noun - 1] ?? '');
  end += complement;
  if (complement > 0) adjectives();
  // Of what a body's members are: "Asociación de Criadores de Alpaca".
  const isOfMembers =
    complement === 2 && isBody(folded[noun - 1] ?? '') && MEMBERS.test(folded[end - 1] ?? '');
  const more = isOfMembers ? complementAt(folded, end, '') : 0;
  const [thing = '', next = ''] = folded.slice(end + more - 1);
  // "Caballos Peruanos de Paso" are one kind of them.
  return isAdjective(next) || (thing.endsWith('s') && agrees(next, thing)) ? end : end + more;
}

/** Where a noun that begins at a word ends, with its adjectives and its complement; 0 where none begins. */
function nounAt(folded: readonly string[], at: number): number {
  const [head = ''] = folded.slice(at);
  const together = lengthOfPhrase(folded.slice(at));
  if (together === 0 && !isOpener(head) && !isBody(head)) return 0;
  const pair = PAIRS.map((item) => item.split(' ')).find((item) =>
    item.every((word, i) => folded[at + i] === word),
  );
  const end = endOf(folded, at + (pair?.length ?? Math.max(1, together, lengthOfTerm(folded.slice(at)))));
  // A shop of nothing in particular: "Casa Alerce", "Centro Norte".
  return end === at + 1 && !isHead(head) && !head.endsWith('s') ? 0 : end;
}

/** Where a second noun after "y" ends, of which less is asked: beside what is sold a plural is sold as well. */
function secondAt(folded: readonly string[], at: number): number {
  const [first = ''] = folded;
  const word = folded[at] ?? '';
  // "Taller de Frenos y Clutch / El Güero": before what begins a name it is a second one, whatever it is.
  const isLast =
    BEGINS_NAME.test(folded[at + 1] ?? '') && folded[at + 2] !== undefined && !BEGINS_NAME.test(word);
  const isSecond = isLast || isField(word) || (word.endsWith('s') && first.endsWith('s') && !isBorne(word));
  return nounAt(folded, at) || (isSecond ? endOf(folded, at + 1) : 0);
}

/** Where the nouns that a text begins with end, joined by "y"; 0 where none does, or where half of them is no such noun. */
function nounsEnd(folded: readonly string[]): number {
  let end = nounAt(folded, 0);
  // What "&" joins are partners, or a phrase: "Rock & Roll Burger".
  while (end > 0 && /^[ye]$/u.test(folded[end] ?? '')) end = secondAt(folded, end + 1);
  return end;
}

/** Whether a text, folded, is a phrase of what a business is and nothing else: "Comida Casera", "Arquitectura y Diseño". */
export function isPhrase(folded: readonly string[]): boolean {
  const joint = folded.findIndex((word) => /^[ye]$/u.test(word));
  const second = folded[joint + 1] ?? '';
  // Of two things both must be known: "Copas y Amigos" are no trade.
  const isKnown = joint < 0 || isField(second) || isOpener(second);
  return folded.length > 1 && isKnown && nounsEnd(folded) === folded.length;
}

/** Whether what is left after a phrase is a name, and no more of the phrase. */
function isName(rest: readonly string[], last: string): boolean {
  const [first = '', second] = rest;
  if (first === '' || !/^["'«“(]?[\p{L}\p{N}]/u.test(first)) return false;
  if (BEGINS_NAME.test(first)) return second !== undefined;
  if (isLinking(first) || /^(?:sin|como|que|para|[+&])$/u.test(first)) return false;
  if (second !== undefined)
    return !/^(?:y|e|&|\+)$/u.test(second) || isBorne(first) || isRelative(rest[2] ?? '');
  if (isSurname(first) && !last.endsWith('s')) return true;
  if (isHouse(first) || TRAILING.has(first) || QUALITY.test(first) || isAdjective(first)) return false;
  return !/[aoe]s$/u.test(first) || !last.endsWith('s') || isAdjective(last) || isBorne(first);
}

/** Whether a word after a plural is nothing that is said of it, as that would be a plural too: "Caracoles / Montseny". */
const isUnlike = (noun: string, next: string): boolean =>
  /[aeo]s$/u.test(noun) && isHead(noun) && !next.endsWith('s') && !isTermWord(next) && !isTradeWord(next);

/**
 * How many of the first words of a name, folded, are one phrase that says what kind of business it is, by the form of
 * the phrase: a noun that the lexicon knows, its adjectives, what it is of, and a second one after "y". 0 where no name is left
 * after it; a noun alone counts only before what begins a name ("Autopartes / El Rayo"), and a plural before a singular.
 */
export function phraseLength(folded: readonly string[]): number {
  const end = nounsEnd(folded);
  if (end === 0) return 0;
  const rest = folded.slice(end);
  if (!isName(rest, folded[end - 1] ?? '')) return 0;
  return end > 1 || BEGINS_NAME.test(rest[0] ?? '') || isUnlike(folded[0] ?? '', rest[0] ?? '') ? end : 0;
}
