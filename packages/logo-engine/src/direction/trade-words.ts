import { FIELDS, GOODS, KINDS, SERVICES, TRADES } from '../brief/generic-words.js';
import { isTradeWord } from '../lexicon/find.js';
import { ENTRIES } from '../lexicon/table.js';
import { fold, formsOf, withoutTilde } from '../lexicon/words.js';

/** What says nothing at the end of a line: a workshop of what? */
export const VAGUE =
  /^(?:taller|estudio|agencia|consulta|cl[ií]nica|centro|tienda|venta|reparaci[oó]n|instalaci[oó]n|manejo|cambio|arriendo|alquiler|servicio|clases?|cursos?|granja|cr[ií]a|crianza|producci[oó]n|paseos|rutas|programas|asesor[ií]a|control|conteo|recolecci[oó]n|recogida|secado|cooperativa|velatorio|cremaci[oó]n|urgencia|emergencia|tomas?|arreglos?|copias|talla|noche|env[ií]o|productos?|art[ií]culos?|estilo)s?$/iu;
/** Words of a sentence about somebody: no line of a sign. */
export const SPOKEN =
  /^(?:te|me|les|nos|no|sin|cuido|compro|reparo|somos|soy|vendo|hago|tengo|ofrezco|enseño|pongo|llevo|quito|doy|damos|\p{L}{2,}[aei]mos|mi|mis|tu|tus|su|sus|nuestr[oa]s?|yo|un|una|unos|unas|el|la|los|las|todo|todos|que|más|mejor|mejores)$/iu;

/** Letters alone: figures and signs are no trade. */
export const WORDS = /^\p{Script=Latin}+(?: \p{Script=Latin}+)*$/u;

/** Every word that the lexicon says something with. */
let written: ReadonlySet<string> | undefined;
const LISTS = [TRADES, GOODS, KINDS, SERVICES, FIELDS];

/** Whether a word is spelt as one that is known: of any other nobody can say that it is no slip of the keyboard. */
export function isSpelt(word: string): boolean {
  written ??= new Set(ENTRIES.flatMap(({ term }) => fold(term).split(' ')));
  const forms = formsOf(fold(word));
  return forms.some((form) => written?.has(form) || LISTS.some((list) => list.has(withoutTilde(form))));
}

/** What is a trade of nothing: a house of what, guards of what? */
export const NOT_ALONE =
  /^(?:casas?|c[aá]maras?|guardias?|transmisi[oó]n|banda|mesas?|juegos?|bar|camas?|leche|agua|aceite|flor|flores|papel|escuelas?|talleres|limpieza|laboratorios?|compostura|protecci[oó]n|lavado|acompañamiento|criaderos?|paneles|huevos?|salas?|sal[oó]n|tanques?|puntos?|partes?|piezas?|redes|cajas?|sillas?|tablas?|lecturas?|alimentos?)$/iu;
/** Whether a word tells a trade without what it is of. */
export const standsAlone = (word: string): boolean =>
  (TRADES.has(fold(word)) || isTradeWord(word)) && !VAGUE.test(word) && !NOT_ALONE.test(word);

/** A calling or a house by its ending, also one that no list has. */
export const CALLED = /(?:er[ií]a|log[ií]a|graf[ií]a|terapia|ectura|[mt][eé]tica|ista)$/iu;
export const isHouse = (word: string): boolean =>
  (TRADES.has(fold(word)) || CALLED.test(word)) && !VAGUE.test(word) && !NOT_ALONE.test(word);

/** Whether a word is of several things that are sold: "mochilas", whatever is said of them in words that nothing knows. */
export const isSold = (word: string): boolean =>
  (/s$/iu.test(word) || GOODS.has(withoutTilde(fold(word)))) &&
  isTradeWord(word) &&
  !VAGUE.test(word) &&
  !NOT_ALONE.test(word);

/** Whether two words are of one family: "Queso" and "quesería", "Pan" and "panadería", "Parteras" and "partería". */
export function shares(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  const forms = new Set(formsOf(a));
  const root = a.slice(0, Math.max(5, Math.ceil(0.7 * Math.min(a.length, b.length))));
  return (
    (b.length > 2 && a.startsWith(b)) ||
    (a.length > 5 && b.startsWith(root)) ||
    formsOf(b).some((form) => forms.has(form))
  );
}
