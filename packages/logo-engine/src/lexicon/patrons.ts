import { FIELDS, GOODS, SERVICES, TRADES } from '../brief/generic-words.js';
import { isOpening } from '../brief/opening-words.js';
import { type Entry, keyOf } from './table.js';
import { fold, isOneOf, withoutTilde } from './words.js';

/**
 * Whom and what a trade is for: occasions, buildings, customers, vehicles. "Bodas y retratos" of a photographer, "casas y
 * edificios" of a painter: alone they are a trade of their own, under a name that says another they are its customers.
 */
const PATRONS = new Set(
  [
    'boda matrimonio casamiento novia novio evento fiesta quinceañera quince cumpleaños bautizo comunión graduación aniversario funeral',
    'casa hogar vivienda edificio departamento piso oficina condominio comunidad local tienda hotel restaurante bar colegio',
    'escuela universidad clínica hospital empresa pyme comercio negocio fábrica piscina jardín',
    'niño niña bebé embarazada familia pareja adulto mascota perro gato',
    'auto coche carro camioneta camión moto vehículo médico legal jurídico',
  ]
    .join(' ')
    .split(' ')
    .map(fold),
);

/** Words that open a name and say what is done, which no list of generic words has. */
const CALLINGS = new Set(
  'audiovisual control dj maquillaje natacion paneles peinados taxi traducciones vestidos video videos'.split(
    ' ',
  ),
);

/** Whether a term of the lexicon is somebody or something that a trade is for. */
export const isPatron = ({ term }: Pick<Entry, 'term'>): boolean => isOneOf(keyOf(term)[0] ?? '', PATRONS);

/** Whether a word that opens a name says what is done, as "Fotografía", so that its customers are none of its drawings. */
export const isCalling = (word: string): boolean =>
  isOpening(withoutTilde(word)) ||
  [TRADES, GOODS, FIELDS, SERVICES, CALLINGS].some((words) => words.has(withoutTilde(word)));
