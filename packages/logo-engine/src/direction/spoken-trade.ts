import { GOODS } from '../brief/generic-words.js';
import { fold, withoutTilde } from '../lexicon/words.js';

/**
 * Verbs by which owners say in the first person, or as a sign does ("se arreglan"), what they do, each by its stem; and what
 * that is called on a sign. Who makes, sells, grows or keeps a thing is told by the thing alone: ''.
 */
const CALLED: readonly (readonly [stems: string, called: string])[] = [
  [
    'hag|hac|vend|fabric|elabor|produzc|produc|prepar|cocin|horne|cultiv|siembr|sembr|crí|cri|ofrezc|ofrec|teng|ten|import|' +
      'export|distribuy|distribu|tej|cos|confeccion|arm|construy|constru|forj|sopl|cosech|destil|envas|ahum|sec|ferment|' +
      'tuest|tost|plant|pesc|fund|recolect|recoj|recog|cre|model|torne|urd|as|amas|muel|mol|sal|empac|trenz|labr|sirv|' +
      'serv|desarroll',
    '',
  ],
  ['repar', 'reparación de'],
  ['arregl', 'arreglo de'],
  ['compong|compon', 'compostura de'],
  ['instal', 'instalación de'],
  ['limpi', 'limpieza de'],
  ['lav', 'lavado de'],
  ['cuid', 'cuidado de'],
  ['enseñ', 'clases de'],
  ['alquil', 'alquiler de'],
  ['arriend|arrend', 'arriendo de'],
  ['rent', 'renta de'],
  ['transport', 'transporte de'],
  ['traslad', 'traslado de'],
  ['imprim', 'impresión de'],
  ['encuadern', 'encuadernación de'],
  ['tall', 'talla de'],
  ['pint', 'pintura de'],
  ['restaur', 'restauración de'],
  ['afil', 'afilado de'],
  ['fumig', 'fumigación de'],
  // "Podemos" is no pruning.
  ['pod(?=[oa])', 'poda de'],
  ['tapiz', 'tapizado de'],
  ['retapiz', 'retapizado de'],
  ['perfor', 'perforación de'],
  ['mid|med', 'medición de'],
  ['traduzc|traduc', 'traducción de'],
  ['diseñ', 'diseño de'],
  ['esquil', 'esquila de'],
  ['adiestr', 'adiestramiento de'],
  ['amans|dom', 'doma de'],
  ['hierr|herr', 'herrado de'],
  ['calibr', 'calibración de'],
  ['crom', 'cromado de'],
  ['rotul', 'rotulación de'],
  ['registr', 'registro de'],
  ['tas', 'tasación de'],
  ['automatiz', 'automatización de'],
  ['destap', 'destape de'],
  ['recarg', 'recarga de'],
  ['recicl', 'reciclaje de'],
  ['compr', 'compra de'],
  ['film', 'filmación de'],
  ['organiz', 'organización de'],
  ['sueld|sold', 'soldadura de'],
  ['remolc|remolqu', 'remolque de'],
  ['paviment', 'pavimentación de'],
  ['impermeabiliz', 'impermeabilización de'],
  ['polariz', 'polarizado de'],
  ['bord', 'bordado de'],
  ['estamp', 'estampado de'],
  ['remiend|remend', 'remiendo de'],
  ['rescat', 'rescate de'],
  ['castr', 'castración de'],
  ['insemin', 'inseminación de'],
  ['aísl|aisl', 'aislamiento de'],
  ['digitaliz', 'digitalización de'],
  ['pul', 'pulido de'],
  ['vacun', 'vacunación de'],
  ['program', 'programación de'],
  ['fotografí|fotografi', 'fotografía de'],
  ['decor', 'decoración de'],
  ['anim', 'animación de'],
  ['entreg', 'entrega de'],
  ['repart', 'reparto de'],
  ['enví|envi', 'envío de'],
  ['bañ', 'baño de'],
  ['pase', 'paseo de'],
  ['desinfect', 'desinfección de'],
  ['remodel', 'remodelación de'],
  ['afin', 'afinación de'],
  ['crem', 'cremación de'],
];

/** What is painted or composed and then is the thing itself: of a song nobody says that it is mended. */
const WORKS =
  /^(?:retratos?|murales?|letreros?|cuadros?|r[oó]tulos?|iconos?|abanicos|canci[oó]n(?:es)?|jingles?|m[uú]sica|letras|temas|versos|poemas)(?!\p{L})/iu;
const OF_WORKS = /^(?:pint|comp)/iu;
/** First persons that are nothing but verbs, whatever follows; others are nouns too ("arreglo floral"), unless things follow. */
const SURE =
  /(?:[aei]mos|hago|vendo|ofrezco|produzco|traduzco|construyo|fabrico|elaboro|preparo|cocino|confecciono|enseño|reparo|instalo)$/iu;

const WORD = String.raw`\p{L}+`;
const SAID = new RegExp(
  `^(?:yo |aquí |nosotros )?(se )?(${WORD})(?:,? (?:y|e|o) (?:se )?(${WORD}))? (${WORD}.*)$`,
  'iu',
);
/** What no thing begins with. */
const NO_THING = /^(?:de|del|en|a|al|con|por|para|y|e|o|u|las?|los?)\b/iu;

const patterns = CALLED.map(([stems, called]) => {
  const any = `(?:${stems})`;
  return {
    first: new RegExp(`^${any}(?:o|[aei]mos)$`, 'iu'),
    sign: new RegExp(`^${any}[ae]n?$`, 'iu'),
    called,
  };
});

const calledBy = (verb: string, isSign: boolean): string | undefined =>
  patterns.find(({ first, sign }) => (isSign ? sign : first).test(verb))?.called;

/**
 * A statement of what somebody does, as a sign says it: "tejemos redes de pesca" are "redes de pesca", "arreglo motos" is
 * "arreglo de motos". As it is where nobody speaks, or what is said is no thing.
 */
export function unspoken(statement: string): string {
  const [, sign, verb = '', second = '', thing = ''] = SAID.exec(statement) ?? [];
  const called = calledBy(verb, sign !== undefined);
  if (called === undefined) return statement;
  const also = second === '' ? undefined : calledBy(second, sign !== undefined);
  // "Hago cortes y peinados": the second word is what is made, not a verb.
  const told =
    second !== '' && also === undefined ? statement.slice(statement.indexOf(verb) + verb.length + 1) : thing;
  const [object = ''] = told.split(/[ ,]/u);
  const isVerb =
    sign !== undefined || SURE.test(verb) || /s$/iu.test(object) || GOODS.has(withoutTilde(fold(object)));
  if (!isVerb || NO_THING.test(told)) return statement;
  const isMade = called === '' || also === '' || (OF_WORKS.test(verb) && WORKS.test(told));
  return isMade ? told : `${called} ${told}`;
}
