/** A colour in OKLCH: lightness 0 to 1, chroma (0 is grey), hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

type Rgb = readonly [red: number, green: number, blue: number];

const dot = (row: Rgb, [x, y, z]: Rgb) => row[0] * x + row[1] * y + row[2] * z;
const apply = ([a, b, c]: readonly [Rgb, Rgb, Rgb], vector: Rgb): Rgb => [
  dot(a, vector),
  dot(b, vector),
  dot(c, vector),
];

/** Björn Ottosson, "A perceptual color space for image processing": Oklab to the roots of cone responses, and on. */
const LAB_TO_ROOTS = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const CONES_TO_LINEAR = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;
const LINEAR_TO_CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const ROOTS_TO_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** The three channels of sRGB, 0 to 1; beyond when a screen cannot show the colour. */
function toSrgb({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180;
  const roots = apply(LAB_TO_ROOTS, [l, c * Math.cos(angle), c * Math.sin(angle)]);
  const [r, g, b] = apply(CONES_TO_LINEAR, [roots[0] ** 3, roots[1] ** 3, roots[2] ** 3]);
  return [fromLinear(r), fromLinear(g), fromLinear(b)];
}

function fromSrgb([r, g, b]: Rgb): Oklch {
  const cones = apply(LINEAR_TO_CONES, [toLinear(r), toLinear(g), toLinear(b)]);
  const [l, a, y] = apply(ROOTS_TO_LAB, [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])]);
  const c = Math.hypot(a, y);
  // Of a grey the hue is noise.
  return c < 0.0005 ? { l, c: 0, h: 0 } : { l, c, h: ((Math.atan2(y, a) * 180) / Math.PI + 360) % 360 };
}

/** The channels as a screen shows them, 0 to 255. */
const onScreen = (color: Oklch): readonly number[] =>
  toSrgb(color).map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255));

const isShown = (color: Oklch) => toSrgb(color).every((channel) => channel > -0.0005 && channel < 1.0005);

/** The nearest colour of this lightness and hue that every screen can show: with less chroma, if it must be. */
export function shown(color: Oklch): Oklch {
  const l = Math.min(1, Math.max(0, color.l));
  if (isShown({ ...color, l })) return { ...color, l };
  let [inside, outside] = [0, color.c];
  while (outside - inside > 0.0002) {
    const middle = (inside + outside) / 2;
    if (isShown({ ...color, l, c: middle })) inside = middle;
    else outside = middle;
  }
  return { ...color, l, c: inside };
}

/** '#RRGGBB' as a screen shows it. */
export const toHex = (color: Oklch): string =>
  `#${onScreen(color)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** Relative luminance, 0 to 1, of what a screen shows (WCAG 2.2). */
export function luminance(color: Oklch): number {
  const [r = 0, g = 0, b = 0] = onScreen(color).map((channel) => toLinear(channel / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast, 1 to 21, as a screen shows it (WCAG 2.2). */
export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const OKLCH = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+(-?[\d.]+)(?:deg)?\s*\)$/i;

/**
 * Reads '#rgb', '#rrggbb' or 'oklch(L C H)', L as a number from 0 to 1 or in per cent.
 * @throws TypeError for anything else
 */
export function parseColor(text: string): Oklch {
  // As text whatever it is: callers without types may leave it out.
  const given = `${text}`.trim();
  const [, digits] = HEX.exec(given) ?? [];
  if (digits !== undefined) {
    const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
    const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
    return fromSrgb([r, g, b]);
  }
  const [, l, percent, c, h] = OKLCH.exec(given) ?? [];
  const color = { l: Number(l) / (percent ? 100 : 1), c: Number(c), h: Number(h) };
  if (Object.values(color).every(Number.isFinite)) return color;
  throw new TypeError(
    `'${text}' is not a colour that a theme can be made of, so no contrast could be promised. Write '#2b50ff' or 'oklch(0.53 0.26 267)'.`,
  );
}

const digits = (value: number, count: number) => String(Number(value.toFixed(count)));

/** 'oklch(L C H)', as CSS reads it. */
export const formatColor = ({ l, c, h }: Oklch): string =>
  `oklch(${digits(l, 4)} ${digits(c, 4)} ${digits(h, 1)})`;
