import type { LogoCheck, Making } from './check.js';
import { COLOUR_VISIONS, type ColourVision } from './colour-vision.js';

/** One thing that a check found, in plain Spanish. */
export type Finding = {
  readonly id: string;
  /** Whether it is good news. */
  readonly good: boolean;
  /** A few words: 'Se lee desde 16 px'. */
  readonly title: string;
  /** What was measured, as a sentence. */
  readonly text: string;
  /** What to do about it, as a sentence; also of good news, which has a limit. */
  readonly advice: string;
};

/** Contrast of shapes that reads well (WCAG 2, 1.4.11). */
const CONTRAST = 3;
const ONE_INK = 0.9;
/** Colours that are still told apart at a glance. */
const TOLD_APART = 0.1;
/** Pixels that the head of a page gives a logo on a phone. */
const HEAD_OF_PAGE = 160;
/** Narrowest work that these techniques are commonly asked for: a cap, a desk stamp. */
const CAP = 60;
const DESK_STAMP = 40;

const VISIONS: Readonly<Record<ColourVision, string>> = {
  protanopia: 'el rojo (protanopía)',
  deuteranopia: 'el verde (deuteranopía)',
  tritanopia: 'el azul (tritanopía)',
};

const decimal = (value: number): string => String(value).replace('.', ',');
const listed = new Intl.ListFormat('es', { type: 'disjunction' });

type Ground = { readonly id: string; readonly where: string; readonly file: string };

const WHITE: Ground = { id: 'white', where: 'sobre blanco', file: '«fondo claro»' };
const BLACK: Ground = { id: 'black', where: 'sobre negro', file: '«fondo oscuro»' };
const OWN: Ground = { id: 'own', where: 'sobre su color', file: '«sobre su color»' };

function contrast({ id, where, file }: Ground, ratio: number): Finding {
  const good = ratio >= CONTRAST;
  return {
    id,
    good,
    title: good ? `Se lee ${where}` : `Se lee justo ${where}`,
    text: `El contraste ${where} es de ${decimal(ratio)} a 1.`,
    advice: good
      ? `Usa ahí la versión ${file}.`
      : `Usa ahí la versión ${file} solo en grande, o elige un color más fuerte.`,
  };
}

function smallest({ pixels, millimetres }: LogoCheck['smallest']): Finding {
  return {
    id: 'smallest',
    good: pixels <= HEAD_OF_PAGE,
    title: `Se lee desde ${pixels} px`,
    text: `Necesita ${pixels} píxeles de ancho en pantalla y ${millimetres} mm en papel.`,
    advice: 'Más pequeño, usa el símbolo.',
  };
}

function inOneInk(kept: boolean): Finding {
  return {
    id: 'oneInk',
    good: kept,
    title: kept ? 'Funciona en una tinta' : 'Pierde formas en una tinta',
    text: kept
      ? 'En una sola tinta conserva todas sus formas.'
      : 'En una sola tinta algunas formas se juntan.',
    advice: kept
      ? 'Usa la versión «una tinta» en sellos, facturas y grabados.'
      : 'Imprímelo a color; para sellos y grabados usa el símbolo.',
  };
}

function colourVision(check: LogoCheck['colourVision']): Finding {
  const confused = COLOUR_VISIONS.filter((vision) => (check[vision] ?? 1) < TOLD_APART);
  const good = confused.length === 0;
  return {
    id: 'colourVision',
    good,
    title: good ? 'Se distingue sin ver bien los colores' : 'Algunas personas confunden sus colores',
    text: good
      ? 'Quien no distingue el rojo, el verde o el azul reconoce todas sus partes.'
      : `Quien no distingue ${listed.format(confused.map((vision) => VISIONS[vision]))} confunde dos de sus colores.`,
    advice: good
      ? 'No hace falta una versión aparte.'
      : 'Comprueba que la forma basta para reconocerlo, o cambia la paleta.',
  };
}

type Work = {
  readonly id: string;
  readonly title: string;
  readonly common: number;
  readonly smaller: string;
};

const EMBROIDERY: Work = {
  id: 'embroidery',
  title: 'Bordado',
  common: CAP,
  smaller: 'en gorras y bolsillos borda el símbolo',
};
const STAMP: Work = {
  id: 'stamp',
  title: 'Timbre',
  common: DESK_STAMP,
  smaller: 'en un timbre pequeño usa el símbolo',
};

function making({ id, title, common, smaller }: Work, { stroke, gap, narrowest }: Making): Finding {
  const good = narrowest <= common;
  return {
    id,
    good,
    title: `${title} desde ${narrowest} mm`,
    text: `A 20 mm de ancho su trazo más fino mide ${decimal(stroke)} mm y su espacio más fino ${decimal(gap)} mm.`,
    advice: good ? `Hazlo de ${narrowest} mm o más.` : `Hazlo de ${narrowest} mm o más; ${smaller}.`,
  };
}

/** What a check found, in plain Spanish. Every text of the checks is here. */
export function describeCheck(check: LogoCheck): Finding[] {
  return [
    smallest(check.smallest),
    inOneInk(check.oneInk >= ONE_INK),
    contrast(WHITE, check.contrast.white),
    contrast(BLACK, check.contrast.black),
    contrast(OWN, check.contrast.own),
    colourVision(check.colourVision),
    making(EMBROIDERY, check.embroidery),
    making(STAMP, check.stamp),
  ];
}
