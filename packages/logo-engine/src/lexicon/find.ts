import type { IndustryId } from '../brief/brief.js';
import { type Branch, type Entry, TABLE } from './table.js';
import { denies, formsOf, type Word, wordsOf } from './words.js';

/** An entry that a text calls for. */
export type Match = {
  readonly entry: Entry;
  readonly length: number;
  /** A surname that opens a name ("Huerta San José") may be the thing, and may not. */
  readonly doubtful: boolean;
};

/** Words that say that a negation is none: "no solo pizzas", "nada como un helado". */
const NOT_NEGATED = new Set(['solo', 'solamente', 'unicamente', 'como', 'mas']);

/** Surnames and first names that are also things: in a name they mean the family, unless an article stands before. */
const FAMILIES = new Set(
  (
    'alameda angel avila bosque bravo caballero calderon campo campos cano carpintero carrera castillo castro cerda ' +
    'cordero corral corrales costa crespo cruz cuervo delfin duque escudero espada espinoza estrella fierro ' +
    'flor flores fuente fuentes gallardo gallego gallo garza guerra guerrero herrera herrero hierro ' +
    'huerta iglesia iglesias jardin lagos lago leon llano lobo luz madera manzano margarita marin marina marino ' +
    'marques mata mercado mesa mina molina molino montaña montes mora morales moreno naranjo nieves ' +
    'olivares olivo ortega oso palma palacio palacios palomo paloma paredes parra pastor paz peña peral perla ' +
    'pereira pino pinto plaza prado puente ramos rey reyes reina ribera rio rios rivera robles roble roca roldan ' +
    'rojas romero rosa rosas rosales salas salinas sastre serrano sierra silva soto tapia tejeda tejada toro toros ' +
    'torre torres trigo trujillo valle valles vaca vega vera vidal viera villa viña violeta zapata zapatero zorro ' +
    'puerta puerto barrera barco rubio cabello blanco arena arenas cantero becerra ballesteros concha azucena ' +
    'dalia jazmin pilar gloria victoria ventura mar'
  ).split(' '),
);

/** "Abogados Flores" and "De la Rosa" are families, "La Rosa" is a flower. */
const isFamily = (match: Match, word: Word): boolean =>
  match.length === 1 && FAMILIES.has(word.text) && !/^(el|la|los|las)$/.test(word.joint);

/** "Torres y Asociados", "Vaca Hermanos". */
const isFirm = (next: Word | undefined): boolean =>
  /^(y|e)\b/.test(next?.joint ?? '') || /^(asociad[oa]s|hermanos|hijos|hnos|cia)$/.test(next?.text ?? '');

const fits = (entry: Entry, industry: IndustryId, said: ReadonlySet<string>): boolean =>
  (entry.industries?.includes(industry) ?? true) && !entry.unless.some((word) => said.has(word));

/** Of the entries of one term, the one of the industry first. */
const entryAt = (at: Branch, industry: IndustryId, said: ReadonlySet<string>): Entry | undefined => {
  const fitting = at.entries.filter((entry) => fits(entry, industry, said));
  return fitting.find((entry) => entry.industries !== null) ?? fitting[0];
};

/** A text as it is searched: its words, the forms of each, and all forms together. */
type Text = {
  readonly words: readonly Word[];
  readonly forms: readonly (readonly string[])[];
  readonly said: ReadonlySet<string>;
};

function read(text: string): Text {
  const words = wordsOf(text);
  const forms = words.map((word) => formsOf(word.text));
  return { words, forms, said: new Set(forms.flat()) };
}

/** The longest term that begins at a word; of equal ones the one whose words stand as written. */
function longest({ words, forms, said }: Text, from: number, industry: IndustryId): Match | null {
  let best: Match | null = null;
  const walk = (at: Branch, i: number): void => {
    const entry = i > from ? entryAt(at, industry, said) : undefined;
    if (entry !== undefined && (best === null || i - from > best.length))
      best = { entry, length: i - from, doubtful: false };
    if (at.next.size === 0 || (i > from && words[i]?.starts !== false)) return;
    for (const form of forms[i] ?? []) {
      const next = at.next.get(form);
      if (next !== undefined) walk(next, i + 1);
    }
  };
  walk(TABLE, from);
  return best;
}

/** Where a negation that begins at `from` ends: after the thing it names, or the last one that a "ni" adds. */
function afterNegated(words: readonly Word[], from: number, lengthAt: (i: number) => number): number {
  const first = words[from + 1];
  if (first === undefined || NOT_NEGATED.has(first.text)) return from + 1;
  // "No vendemos carne": the verb is not yet the thing.
  const verb = /mos$/.test(first.text) ? 1 : 0;
  let end = from + 1 + verb;
  end += lengthAt(end);
  const ni = words.findIndex((word, i) => i >= end && i < end + 4 && word.text === 'ni');
  return ni === -1 ? end : afterNegated(words, ni, lengthAt);
}

/**
 * Everything that a text calls for, in its order: the longest phrase at each place, nothing that is negated.
 * @param isName a company's name, where surnames mean families
 */
export function find(text: string, industry: IndustryId, isName: boolean): Match[] {
  const said = read(text);
  const { words } = said;
  const matchAt = (i: number): Match | null => longest(said, i, industry);
  const matches: Match[] = [];
  let i = 0;
  for (let word = words[0]; word !== undefined; word = words[i]) {
    const match = matchAt(i);
    const next = words[i + 1];
    const family = isName && match !== null && isFamily(match, word);
    if (match !== null && !(family && (i > 0 || isFirm(next)))) {
      matches.push({ ...match, doubtful: family });
      i += match.length;
    } else if (next !== undefined && denies(word, next))
      i = afterNegated(words, i, (at) => matchAt(at)?.length ?? 1);
    else i++;
  }
  return matches.filter(({ entry }) => entry.symbols.length > 0);
}
