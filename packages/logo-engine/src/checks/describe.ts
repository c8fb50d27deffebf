import type { LogoCheck, Making } from './check.js';
import { COLOUR_VISIONS, type ColourVision } from './colour-vision.js';

/** One sentence of a check, and whether it is good news. */
export type Finding = { readonly id: string; readonly good: boolean; readonly text: string };

/** Contrast of shapes that reads well (WCAG 2, 1.4.11). */
const CONTRAST = 3;
const ONE_INK = 0.9;
/** Colours that are still told apart at a glance. */
const TOLD_APART = 0.1;
const SMALL = 64;
/** Narrowest work that these techniques are commonly asked for: a cap, a desk stamp. */
const CAP = 60;
const DESK_STAMP = 40;

const VISIONS: Readonly<Record<ColourVision, string>> = {
  protanopia: 'Quien no distingue el rojo (protanopía)',
  deuteranopia: 'Quien no distingue el verde (deuteranopía)',
  tritanopia: 'Quien no distingue el azul (tritanopía)',
};

const decimal = (value: number): string => String(value).replace('.', ',');

function contrast(id: string, where: string, ratio: number): Finding {
  const good = ratio >= CONTRAST;
  const text = `${where}: contraste ${decimal(ratio)} a 1, ${good ? 'se lee bien' : 'justo; úsalo en grande'}.`;
  return { id, good, text };
}

function making(id: string, what: string, { stroke, gap, narrowest }: Making, common: number): Finding {
  const at20 = `a 20 mm de ancho su trazo más fino mide ${decimal(stroke)} mm y su espacio más fino ${decimal(gap)} mm`;
  return { id, good: narrowest <= common, text: `${what}: ${at20}. Hazlo de ${narrowest} mm o más.` };
}

function vision(id: ColourVision, least: number | null): Finding {
  if (least === null) return { id, good: true, text: `${VISIONS[id]} lo ve igual: no depende del color.` };
  const good = least >= TOLD_APART;
  const text = good ? 'distingue todos sus colores' : 'confunde dos de sus colores; la forma debe bastar';
  return { id, good, text: `${VISIONS[id]} ${text}.` };
}

/** What a check found, in plain Spanish. Every text of the checks is here. */
export function describeCheck(check: LogoCheck): Finding[] {
  const { pixels, millimetres } = check.smallest;
  const kept = check.oneInk >= ONE_INK;
  return [
    contrast('white', 'Sobre blanco', check.contrast.white),
    contrast('black', 'Sobre negro', check.contrast.black),
    contrast('own', 'Sobre tu color', check.contrast.own),
    {
      id: 'smallest',
      good: pixels <= SMALL,
      text: `Se lee desde ${pixels} píxeles de ancho en pantalla y ${millimetres} mm en papel.`,
    },
    {
      id: 'oneInk',
      good: kept,
      text: kept
        ? 'En una sola tinta conserva todas sus formas.'
        : 'En una sola tinta algunas formas se juntan.',
    },
    ...COLOUR_VISIONS.map((id) => vision(id, check.colourVision[id])),
    making('embroidery', 'Bordado', check.embroidery, CAP),
    making('stamp', 'Timbre', check.stamp, DESK_STAMP),
  ];
}
