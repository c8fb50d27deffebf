/** Words that join others; a phrase of the lexicon is found with or without them. */
const STOP_WORDS = new Set(
  (
    'a al ante con de del desde hasta e el en entre es la las lo los mi mis nuestra nuestro o para por que se somos ' +
    'su sus the tu tus u un una unas unos y and of for for in'
  ).split(' '),
);

const NEGATIONS = new Set(['sin', 'no', 'cero', 'ni', 'nada', 'nunca']);

export type Word = {
  readonly text: string;
  /** The stop words between the word before and this one. */
  readonly joint: string;
  /** Whether a sentence or a list ends before it. */
  readonly starts: boolean;
};

/** Whether a word denies what follows it: "sin gluten", "libre de gluten"; not "al aire libre", "no es un bar más". */
export const denies = (word: Word, next: Word): boolean =>
  (NEGATIONS.has(word.text) && !/^es\b/.test(next.joint)) ||
  (/^libres?$/.test(word.text) && next.joint === 'de');

/** Lower case without accents; ñ is a letter of its own (caña is not cana, uñas is not unas). */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  return /^[ -~]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replace(/(?<!n)\u0303|[\u0300-\u0302\u0304-\u036f]/g, '')
        .normalize('NFC');
};

export const withoutTilde = (word: string): string => word.replaceAll('ñ', 'n');

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** A father is no potato: where an accent alone tells two words apart, another word that means the same. */
const FATHER = /(?<!\p{L})papá(?=s?(?!\p{L}))/giu;

/** You are no tea, which many write without its accent: "te cocino en tu casa", "te lo llevamos". */
const YOU =
  /(?<!\p{L})te(?=\s+(?:l[ao]s?\s+)?(?:\p{L}{2,}mos|acompañ[oa]|arm[oa]|arregl[oa]|asesor[oa]|atiend[oe]|ayud[oa]|cocin[oa]|cos[oe]|cuid[oa]|diseñ[oa]|doy|enseñ[oa]|entreg[oa]|espero|grab[oa]|hago|hace|llev[oa]|ofrezco|pint[oa]|pongo|prepar[oa]|tej[oe]|tra(?:igo|e)|veo|ve(?:nd[oe]|s))(?!\p{L}))/giu;

/** What people say they do, as the terms of the lexicon say it: "arreglamos ropa" is "arreglo de ropa". */
const DOING: Readonly<Record<string, string>> = {
  reparamos: 'reparación',
  reparo: 'reparación',
  arreglamos: 'arreglo',
  limpiamos: 'limpieza',
  cuidamos: 'cuidado',
  alquilamos: 'alquiler',
  alquilo: 'alquiler',
  administro: 'administración',
  administramos: 'administración',
  calibro: 'calibración',
  calibramos: 'calibración',
  digitalizo: 'digitalización',
  digitalizamos: 'digitalización',
  recargamos: 'recarga',
  recupero: 'recuperación',
  recuperamos: 'recuperación',
  afilo: 'afilado',
  decoro: 'decoración',
  decoramos: 'decoración',
  fabrico: 'fabricación',
  instalo: 'instalación',
  pulimos: 'pulido',
  restauro: 'restauración',
  enseñamos: 'clases',
};
/** With what it is done to; in "reparamos y vendemos" that comes later. */
const DONE = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(DOING).join('|')})(?=\\s+(?!(?:y|e|a|de|con|en|por|para)\\s)\\p{L})`,
  'giu',
);

/** "Se arregla ropa" is "arreglamos ropa"; what is said of a thing is nothing that is done for others: "sillas que se limpian fácil". */
const IS_DONE = new RegExp(
  `(?<!\\p{L})(?<!que\\s)se\\s+((?:${Object.keys(DOING)
    .filter((verb) => !verb.endsWith('imos'))
    .map((verb) => verb.replace(/(?:amos|o)$/, ''))
    .join('|')})a)n?(?=\\s+(?!(?:y|e|a|de|con|en|por|para)\\s)\\p{L})`,
  'giu',
);

/** Whoever repairs things "compone" them; whoever writes a song does too. */
const MENDS =
  /(?<!\p{L})(?:compongo|componemos)(?=\s+(?!(?:y|e|a|de|con|en|por|para|canci|melod|músic|letras|jingle|tema|vers|poe|obra|hues))\p{L})/giu;

/** What says nothing of a thing but its size or that it is liked, before what it is of: "casas chicas de madera". */
const SMALL_OR_LIKED = /\s(?:chic[oa]s|pequeñ[oa]s|grandes|lind[oa]s|bonit[oa]s)(?=\sde\s\p{L})/giu;

/** "Trasporte" is "transporte", as many say and write it; "traslado" and "trasplante" are words of their own. */
const SAID_SHORT = /(?<!\p{L})(tra)(?=s(?:port|form|mis|fer|atlánt|atlant))/giu;

/** A text with its words spelt in full. */
export const inFull = (text: string): string => text.replace(SAID_SHORT, '$1n');

const asNouns = (text: string): string =>
  text
    .replace(MENDS, 'arreglo de')
    .replace(IS_DONE, (_, done: string) => `${done}mos`)
    .replace(DONE, (verb) => `${DOING[verb.toLocaleLowerCase('es')] ?? verb} de`);

/** The words of a text that say something, in their order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let joint: string[] = [];
  let starts = true;
  const read = fold(
    asNouns(inFull(text.normalize('NFC')).replace(YOU, ''))
      .replace(SMALL_OR_LIKED, '')
      .replace(FATHER, 'papi'),
  );
  for (const [piece] of read.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]+/gu)) {
    if (!/^[\p{L}\p{N}]/u.test(piece)) {
      starts ||= /[.,;:()/|!?\u2013\u2014]/.test(piece);
      continue;
    }
    if (STOP_WORDS.has(piece)) joint.push(piece);
    else {
      words.push({ text: piece, joint: joint.join(' '), starts });
      joint = [];
      starts = false;
    }
  }
  return words;
}

/** Endings of trades and of adjectives whose masculine and feminine mean the same. */
const GENDERED = /(?:graf|log|tect|er|ari|ic|ad|id|in|an|os|iv)[oa]$/;
/** Words that another gender makes something else of: a cellar is no cassock, a pavement no steel, a song no bullfight. */
const ANOTHER = new Set(
  'sotano acera romano corrido domina destina camina cuida despedido tercero primario secundario'.split(' '),
);

const singulars = (word: string): string[] => {
  if (word.length < 4 || !word.endsWith('s')) return [];
  if (word.endsWith('ces')) return [`${word.slice(0, -3)}z`, word.slice(0, -1)];
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)];
  return [word.slice(0, -1)];
};

/** A note, "re", is no beef, "res". */
const plurals = (word: string): string[] =>
  word.length < 3 || word.endsWith('s')
    ? []
    : word.endsWith('z')
      ? [`${word.slice(0, -1)}ces`]
      : [`${word}s`, `${word}es`];

/** fotógrafa for fotógrafo, diseñadora for diseñador; never puerta for puerto. */
function otherGender(word: string): string[] {
  if (/[dts]ora$/.test(word)) return [word.slice(0, -1)];
  if (/[dts]or$/.test(word)) return [`${word}a`];
  if (word.length < 5 || !GENDERED.test(word) || ANOTHER.has(word)) return [];
  return [word.slice(0, -1) + (word.endsWith('o') ? 'a' : 'o')];
}

/** quesito for queso, panecito for pan, perrito for perro. */
function undiminished(word: string): string[] {
  const found = /^(.{2,}?)(ecit|cit|it)([oa])$/.exec(word);
  if (found === null) return [];
  const [, stem = '', , vowel = ''] = found;
  const hard = stem.endsWith('qu') ? `${stem.slice(0, -2)}c` : stem.endsWith('gu') ? stem.slice(0, -1) : stem;
  // "Merenguito" keeps the u of "merengue".
  return [hard + vowel, hard, `${hard}e`, ...(hard === stem ? [] : [`${stem}e`])];
}

/** "Cuadernitos" are "cuadernos", of which a term may speak in the plural alone; visits are no visas, tops no snacks, cottages no phone cases. */
const NO_SMALL_ONES = new Set(['visitas', 'tapitas', 'casitas']);

/** churro for churrería, sidra for sidrería. */
function product(word: string): string[] {
  const stem = /^(.{4,})eria$/.exec(word)?.[1];
  return stem === undefined ? [] : [`${stem}o`, `${stem}a`, `${stem}e`, stem];
}

/**
 * The forms under which a word may stand in the lexicon, the word itself first: number, gender,
 * diminutive, then the product of a shop.
 * Rules in place of a stemmer: a stem merges plata and plato, vela and velo, barra and barro.
 */
export function formsOf(word: string): string[] {
  const ones = [word, ...singulars(word)];
  const same = [...ones, ...ones.flatMap(otherGender)];
  const small = ones.flatMap(undiminished);
  const smalls = word.endsWith('s') && !NO_SMALL_ONES.has(word) ? small.flatMap(plurals) : [];
  const all = [...same, ...same.flatMap(plurals), ...small, ...smalls, ...ones.flatMap(product)];
  return [...new Set(all)];
}

/** Whether a word, or its singular, is one of a set of singulars. */
export const isOneOf = (word: string, singular: ReadonlySet<string>): boolean =>
  singular.has(word) || singulars(word).some((one) => singular.has(one));

/**
 * What is said of a verb in other persons: "pintamos", "pintan" and "pintar" for "pinto", and the other way round. An
 * infinitive itself may be what others do ("aprende a manejar").
 */
export function persons(word: string): string[] {
  const [, stem, ending = ''] = /^(.{3,}?)(amos|[ei]mos|[ae]n|o)$/.exec(word) ?? [];
  if (stem === undefined) return [];
  const endings = [
    ...(/^[ei]/.test(ending) ? [] : ['amos', 'ar', 'an']),
    ...(ending.startsWith('a') ? [] : ['emos', 'imos', 'er', 'ir', 'en']),
    'o',
  ];
  return endings.filter((other) => other !== ending).map((other) => stem + other);
}
