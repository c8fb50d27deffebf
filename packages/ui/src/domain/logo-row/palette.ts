/**
 * The colours that gradient classes name, from each hue's middle step [lightness, chroma, hue] in OKLCH.
 * The other steps are derived, which is near enough for a chip and spares a table of 242 colours.
 */
const MIDDLE: Record<string, readonly [number, number, number]> = {
  red: [0.637, 0.237, 25],
  orange: [0.705, 0.213, 48],
  amber: [0.769, 0.188, 70],
  yellow: [0.795, 0.184, 86],
  lime: [0.768, 0.233, 131],
  green: [0.723, 0.219, 150],
  emerald: [0.696, 0.17, 162],
  teal: [0.704, 0.14, 182],
  cyan: [0.715, 0.143, 215],
  sky: [0.685, 0.169, 237],
  blue: [0.623, 0.214, 260],
  indigo: [0.585, 0.233, 277],
  violet: [0.606, 0.25, 293],
  purple: [0.627, 0.265, 304],
  fuchsia: [0.667, 0.295, 322],
  pink: [0.656, 0.241, 354],
  rose: [0.645, 0.246, 16],
  slate: [0.554, 0.046, 257],
  gray: [0.551, 0.027, 264],
  zinc: [0.552, 0.016, 286],
  neutral: [0.556, 0, 0],
  stone: [0.553, 0.013, 58],
};

const LIGHTEST = 0.98;
const DARKEST = 0.26;

/** CSS colour of a hue and step such as `blue` `500`; `undefined` when there is none of that name. */
export function paletteColor(hue: string, shade: string | undefined): string | undefined {
  if (hue === 'black') return '#000000';
  if (hue === 'white') return '#FFFFFF';
  const middle = Object.hasOwn(MIDDLE, hue) ? MIDDLE[hue] : undefined;
  const step = Number(shade);
  if (!middle || !(step >= 50 && step <= 950)) return undefined;
  const [lightness, chroma, angle] = middle;
  const away = step < 500 ? (500 - step) / 450 : (step - 500) / 450;
  const end = step < 500 ? LIGHTEST : DARKEST;
  const fade = step < 500 ? 1 - 0.94 * away : 1 - 0.65 * away ** 2;
  return `oklch(${round(lightness + (end - lightness) * away)} ${round(chroma * fade)} ${angle})`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
