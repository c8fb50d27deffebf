/** What the form of a phrase says of its words, whatever they mean. */
import { isOneOf, type Word } from './words.js';

/** Manners, not things: by hand, made to measure, to go, wholesale. */
const MANNERS = new Set(
  (
    'a mano,a medida,a la medida,a domicilio,a tu domicilio,al paso,por mayor,al mayor,al detalle,al menudeo,al por menor,por menor,' +
    'a granel,por encargo,a pedido,al tiro,al gusto,al toque,en casa,de casa,en linea,en vivo,a la carta,a la vista,' +
    'al vapor,en polvo,en escamas,al vacio,al natural,de temporada,a pie,en pie,al instante,del dia,al dia,de mano,' +
    'de calle,a tu mesa,a la mesa,a su mesa,por kilo,al peso,por cajon,de la casa,al contado,a cuotas,a la antigua,de verdad,de autor,del norte,' +
    'del sur,de corazon,con amor,con cariño,a la puerta,a la mano,de punta,al corte,de campo'
  ).split(','),
);

/** "Piezas a mano" are no hands, "venta al por mayor" is no elder. */
export function isManner({ joint, text }: Word): boolean {
  const joints = joint.split(' ');
  return joints.some((_, i) => MANNERS.has(`${joints.slice(i).join(' ')} ${text}`));
}

/** Participles that are things of their own. */
const NOUNS = new Set(
  (
    'abogado batido bebida bordado calzado comida cuidado embutido empanada enchilada ensalada entrada ' +
    'ganado granizado helado lavado licuado limonada mercado parrillada pescado polvorado raspado tejido tostada vestido'
  ).split(' '),
);

const isFeminine = (word: string): boolean => /(?:as?|ion(?:es)?|dad)$/.test(word);
const isMasculine = (word: string): boolean => /os?$/.test(word);
const isPlural = (word: string): boolean => word.endsWith('s');

const agree = (one: string, other: string): boolean =>
  isPlural(one) === isPlural(other) &&
  !(isFeminine(one) && isMasculine(other)) &&
  !(isMasculine(one) && isFeminine(other));

/** A participle that agrees with a thing before it tells how that is made: "cerámica esmaltada" is no nail polish. */
export const isParticipleOf = ({ text, joint, starts }: Word, things: readonly Word[]): boolean =>
  !starts &&
  joint === '' &&
  /[ai]d[oa]s?$/.test(text) &&
  !NOUNS.has(text.replace(/s$/, '')) &&
  things.some((thing) => agree(text, thing.text));

/** An adjective right after a thing says more of it: "portones eléctricos" are gates, "nutrición deportiva" no cup. */
export const isAdjectiveOf = ({ text, joint, starts }: Word, things: readonly Word[]): boolean =>
  !starts &&
  joint === '' &&
  /(?:iv[oa]|ic[oa]|al|ales|il|iles|ari[oa])s?$/.test(text) &&
  things.some((thing) => agree(text, thing.text));

/** What things are made of, and what they are made for: "lámparas de papel", "vestidos de fiesta". */
const QUALITIES = new Set(
  (
    'acero adobe algodon aluminio bambu barro carton cera cobre cuarzo cuero fibra fierro greda hierro lana lino ' +
    'madera marmol mimbre oro papel piedra plastico plata pvc resina seda tela vidrio yeso zinc ' +
    'baile bautizo boda comunion cumpleaños cumple evento fiesta gala graduacion matrimonio navidad novia ' +
    'primavera quinceañera verano xv'
  ).split(' '),
);

/** Whether a word only tells what the thing before it is of: a material or an occasion. */
export const isQuality = (word: Word): boolean =>
  /(^| )(de|del|en)$/.test(word.joint) && isOneOf(word.text, QUALITIES);

/** Whether a word names what something is for or comes with: "tortas para bodas" is a cake, "hostal con desayuno" a bed. */
export const isBeside = ({ joint }: Word): boolean => /(^| )(para|con)( |$)/.test(joint);

/** Whether a word tells where: "marroquinería en la sierra" is no mountain. */
export const isWhere = ({ joint }: Word): boolean => /(^| )(en|desde|entre|del|al)( |$)/.test(joint);

/** Whether a word goes on with what the word before it began: "para bodas y eventos". */
export const goesOn = ({ joint, starts }: Word): boolean => !starts && /^[yeou]( |$)/.test(joint);

/** "Paseos en lancha, tiburón no": a denial that follows what it denies and ends the clause. */
export const isDeniedBy = (next: Word | undefined, after: Word | undefined): boolean =>
  next?.text === 'no' && !next.starts && (after === undefined || after.starts);

/** Who bears the name that follows: "Don Pato" is no duck, "Santa Rosa" no flower. */
const HONORIFICS = new Set(
  'don doña dona dr dra tio tia sr sra señor señora san santa santo fray sor'.split(' '),
);

export const isPerson = (before: Word | undefined): boolean =>
  before !== undefined && HONORIFICS.has(before.text);
