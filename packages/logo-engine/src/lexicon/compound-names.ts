import type { IndustryId } from '../brief/brief.js';
import { isGivenName } from '../brief/given-names.js';
import { ENTRIES, type Entry, keyOf, LEVELS, TABLE } from './table.js';
import { fold, formsOf } from './words.js';

/** What the first halves of coined names mean, folded; `/` and letters that the rest may not begin with, as "Óptima" is no optician. */
const FORMS = `
aero avión
agri agricultura
agro agricultura
alumi aluminio / n
alumin aluminio / a i o
acua agua / r t
aqua agua
auto auto / r n m gr ps
bio ecología / g
cardio cardiología
cargo carga
carni carnicería / c l t v
celu celular / los lit lar
choco chocolate
ciber ciber
clima climatización
cloud cloud
compu computación / e
constru construcción
conta contabilidad / c g i
copi fotocopias / a h l o s
cyber ciber
deco decoración / r
depil depilación
dental dental
denti dental
dento dental
derma dermatología
dermo dermatología
eco ecología / n s
electri electricidad
electro electricidad
farma farmacia
ferre ferretería / i y
fisio kinesiología
fono fono / l g t
foto fotografía
frigo frío
fruti fruta / l
fumi fumigación / g
grafi imprenta / c t
hidro agua
infla inflables / m c
inmo inmobiliaria / r
kine kinesiología
lacto lácteos / sa
lava lavandería / l n t
limpia limpieza
llanti llantas
logis logística
lubri lubricentro / c
macrame macramé
mecani mecánico / s z
metal metal
moto moto / r
muda mudanza / b
neuma neumáticos / t
neuro neurología
nube nube
nubi nube
nubo nube
nutri nutricionista
odonto odontología
opti óptica / m
orto ortodoncia / do g p x
bici bicicleta / c
pinta pintura / c l uñ
pisci piscina / s
podo podología
psico psicología
publi publicidad / c
refri refrigeración / e g to ta
robo robot
secure seguridad
segur seguridad / a e i o
seguri seguridad / d l
tecno tecnología
sublim sublimación / e i
teje tejido
termo calefacción
trans transportes / at cr fe fi fo fu ge gr ic is it la lu mi mu par pir pla plan pon por ver
turis turismo
verdu verdura / g n
vet veterinaria / a e i u
vidri vidrio / e
yoga yoga
`;

/** Folded. With what coined names end: "Pizzamanía", "Mueblemar", "Motocenter". */
const ENDINGS = new Set(
  (
    'andes austral bros box car care center centro chile city clean club color dent express facil fit fix go group home house hogar kids lab land ' +
    'life mania mar market mart master max med mex mundo net norte ok pacifico peru plus point pro rapido salud ' +
    'service sol store shop sur tec tech vida world ya zona zone'
  ).split(' '),
);

/**
 * With what coined names of one root end, plurals too: "Robotín", "Ladrillazo", "Cactilandia", "Vitralia". The root loses its last
 * vowel to them.
 */
const COINED =
  /^(?:az[oa]s?|[oi]n(?:es)?|[aeiou]?landia|andia|[aeiou]?mania|ama|[aei]?l?ia|[eiou]?x|ot[ea]s?|ola|i?centro)$/;

/** What a root may have lost to its ending. */
const LOST = ['', 'a', 'o', 'e', 'us'];

/** And what who works at something may: "Cerrajín". */
const WORKED = ['ero', 'eria'];

const DONE = ['acion', 'adura', 'aje', 'ado'];

/** What is being done, and what the root of each may have lost: "Cafeteando", "Tejiendo", "Perfumarte". */
const VERBS: readonly (readonly [ending: RegExp, lost: readonly string[]])[] = [
  [/^e?ando$/, [...DONE, ...LOST, 'ar']],
  [/^iendo$/, ['er', 'ir', 'ido', 'a']],
  [/^ar?te$/, [...DONE, ...LOST, 'ar']],
];

/** Roots of coined names as they are written before another vowel: "mochi-la", "lechu-ga". */
const HARDENED: readonly (readonly [written: RegExp, root: string])[] = [
  [/gu$/, 'g'],
  [/qu$/, 'c'],
];

/** Folded. Given names, surnames and words that only look coined. */
const NOT_COINED = new Set(
  (
    'agustin epicentro metrocentro baricentro electrogeno electrogenos alcazar armando asturias boletin calderon castellon escuadron fernando florentin hernando orlando ' +
    'rendon quintin maletin comodin monton collazo chipote pianola acerola platon comando montevideo mando olivia coralia martita marcia olaya cartago fresia rolando ferdinando normando tragon collin collins'
  ).split(' '),
);

/** Folded. With what names of places begin that end in what they are called after: "Valdelobos", "Montesol". */
const PLACES: readonly string[] = ['fuente', 'monte', 'valde', 'villa'];

type Form = { readonly form: string; readonly meaning: string; readonly unless: readonly string[] };

const KNOWN: readonly Form[] = FORMS.trim()
  .split('\n')
  .map((line) => {
    const [said = '', unless = ''] = line.split(' / ');
    const [form = '', meaning = ''] = said.split(' ');
    return { form, meaning, unless: unless.split(' ').filter(Boolean) };
  })
  .sort((a, b) => b.form.length - a.form.length);

/** Letters of a root, at least; before "-ando" and "-landia", which nothing else ends in, those of a half will do. */
const ROOT = 4;

/** Letters of a half, at least: "Autos" is no compound. */
const HALF = 3;

/** Letters of a word with a k, at least: "Kata" is no tasting. */
const K_WORD = 5;

const isTerm = (word: string): boolean =>
  formsOf(word).some((form) => (TABLE.next.get(form)?.entries.length ?? 0) > 0);

const isDrawn = ({ symbols }: Entry): boolean => symbols.length > 0;

/** What the second halves of coined names mean behind anything: "Nahuelbus", "Torodent". */
const SECOND: readonly (readonly [form: string, meaning: string])[] = [
  ['burger', 'hamburguesa'],
  ['bus', 'autobús'],
  ['dent', 'dental'],
  ['farma', 'farmacia'],
  ['foto', 'fotografía'],
  ['grill', 'parrilla'],
  ['gym', 'gimnasio'],
  ['pizza', 'pizza'],
  ['soft', 'software'],
  ['sushi', 'sushi'],
  ['taxi', 'taxi'],
  ['tours', 'turismo'],
  ['vet', 'veterinaria'],
];

/** Halves that many other words have: they are meant in these industries alone ("Transamérica", "Evident", "Globus"). */
const MEANT_IN: Readonly<Record<string, readonly IndustryId[]>> = {
  bus: ['transportation', 'automotive'],
  dent: ['healthcare'],
  tours: ['nature', 'transportation', 'marketing', 'entertainment'],
  trans: ['transportation'],
  vet: ['healthcare', 'livestock', 'agriculture'],
};
const isMeant = (form: string, industry: IndustryId | undefined): boolean =>
  MEANT_IN[form] === undefined || (industry !== undefined && MEANT_IN[form].includes(industry));

/** Folded. Words that only end so. */
const NOT_SECOND = new Set(
  'accident confident evident incident president prudent resident student strident trident columbus nimbus omnibus'.split(
    ' ',
  ),
);

/** Adjectives of any term, wherever they stand in it: "Aerostáticos" of "globos aerostáticos" is not coined. */
const SAID: ReadonlySet<string> = new Set(ENTRIES.flatMap(({ term }) => keyOf(term)));

const isSaidOfThings = (word: string): boolean =>
  /ic[oa]s?$/.test(word) && formsOf(word).some((form) => SAID.has(form));

/** What says only that there is much of a trade, or that it serves: "Multillantas", "Servifrenos", "Maxipan". */
const MUCH = /^(?:hiper|maxi|mega|multi|servi|super|tecni)(?=\p{L}{3})/u;

/** Files of what a name may be called after, and of what says nothing of a trade. */
const NO_TRADES = new Set(['called', 'motifs', 'neutral', 'nicknames', 'things']);

/** The trade of which a word says that there is much; null where it is none. */
function muchOf(folded: string): string | null {
  const trade = folded.replace(MUCH, '');
  if (trade === folded) return null;
  const isTrade = ({ file, level, symbols }: Entry): boolean =>
    symbols.length > 0 && level >= LEVELS[''] && !NO_TRADES.has(file);
  return formsOf(trade).some((form) => TABLE.next.get(form)?.entries.some(isTrade)) ? trade : null;
}

/** The halves of a coined word, in words of the lexicon; the word itself where it is none. */
function halves(word: string, industry: IndustryId | undefined): string {
  const folded = fold(word);
  if (isTerm(folded) || isSaidOfThings(folded) || NOT_COINED.has(folded)) return word;
  const much = muchOf(folded);
  if (much !== null) return much;
  for (const { form, meaning, unless } of KNOWN) {
    const rest = folded.slice(form.length);
    if (!isMeant(form, industry)) continue;
    if (!folded.startsWith(form) || rest.length < HALF || unless.some((start) => rest.startsWith(start)))
      continue;
    return `${meaning} ${rest}`;
  }
  for (const place of PLACES) {
    const rest = folded.slice(place.length);
    if (folded.startsWith(place) && rest.length >= HALF && isTerm(rest)) return `${place} ${rest}`;
  }
  for (let at = folded.length - 2; at >= HALF; at -= 1)
    if (ENDINGS.has(folded.slice(at)) && isTerm(folded.slice(0, at)))
      return `${folded.slice(0, at)} ${folded.slice(at)}`;
  for (const [form, meaning] of SECOND) {
    const rest = folded.slice(0, -form.length);
    if (!isMeant(form, industry)) continue;
    if (folded.endsWith(form) && rest.length >= HALF && !NOT_SECOND.has(folded)) return `${rest} ${meaning}`;
  }
  return rootOf(folded) ?? withoutK(folded) ?? word;
}

/** The word of the lexicon that a root with one of some endings is; null where there is none. */
function wholeOf(stem: string, endings: readonly string[]): string | null {
  const stems = [stem, ...HARDENED.flatMap(([at, root]) => (at.test(stem) ? [stem.replace(at, root)] : []))];
  const all = stem.length > ROOT ? [...endings, ...WORKED] : endings;
  for (const one of stems)
    for (const end of all) if (TABLE.next.get(one + end)?.entries.some(isDrawn)) return one + end;
  return null;
}

/** The word of the lexicon that a name is coined from; null where there is none. */
function rootOf(folded: string): string | null {
  if (isGivenName(folded)) return null;
  for (let at = folded.length - 1; at >= HALF; at -= 1) {
    const stem = folded.slice(0, at);
    const ending = folded.slice(at);
    const verb = VERBS.find(([form]) => form.test(ending));
    if (stem.length < ROOT && !/(?:ndo|landia)$/.test(ending)) continue;
    if (verb === undefined && !COINED.test(ending)) continue;
    const root = wholeOf(stem, verb?.[1] ?? LOST);
    if (root !== null) return root;
  }
  return null;
}

/** "Cerámika", "Kesos": a word of the lexicon that is written with a k for the looks of it; null where it is none. */
function withoutK(folded: string): string | null {
  if (folded.length < K_WORD || !folded.includes('k') || isGivenName(folded)) return null;
  const plain = folded.replace(/k(?=[ei])/g, 'qu').replace(/k/g, 'c');
  const isWord = [plain, plain.replace(/s$/, '')].some((word) => TABLE.next.get(word)?.entries.some(isDrawn));
  return isWord ? plain : null;
}

/** "DataCloud" in two words, "SoportePE" as well; "McAllen" is one. */
const byCapitals = (word: string): string =>
  word.replace(/(?<=\p{L}{2}\p{Ll})(?=\p{Lu}\p{Ll}|\p{Lu}{2,3}$)/gu, ' ');

/**
 * A name as its owner means it: words coined of a trade and something else ("Electrosur", "Pizzamanía"), and words that
 * their capitals join, stand apart.
 */
export const apart = (name: string, industry?: IndustryId): string =>
  name.replace(/(\p{L})\1{3,}/giu, '$1$1$1').replace(/\p{L}+/gu, (word) => {
    const parted = halves(word, industry);
    return parted === word ? byCapitals(word) : parted;
  });
