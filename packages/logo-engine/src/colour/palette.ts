import { contrast, type Oklch, readHex, withContrast, writeHex } from './oklch.js';

/**
 * What a colour is for; a layer names its role, a variant gives the role a colour. `ground` is a pale shape under
 * other ink, `stamp` the ink of a symbol on it, `plate` the dark shape that a weak main colour gets on white, `inlay`
 * that colour in its hole, `spot` the second colour in a hole of the main one.
 */
export const ROLES = ['ground', 'plate', 'main', 'ink', 'accent', 'deep', 'inlay', 'spot', 'stamp'] as const;
/** Roles that one ink leaves bare: a pale ground, and what only fills the holes of others. */
export const BARE: readonly Role[] = ['ground', 'inlay', 'spot'];
export type Role = (typeof ROLES)[number];

/**
 * How a main colour that is too weak for white is carried: in the holes of a `deep` plate of its own hue; as the
 * ground of everything, `brand`, with deep ink on it; on `paper` in parts, beside a deep companion of its hue; `open` on
 * white as any other, where it is just strong enough for shapes.
 */
export const GROUNDS = ['deep', 'brand', 'paper', 'open'] as const;
export type GroundId = (typeof GROUNDS)[number];

/**
 * How the second colour relates to the main one. `tone` is the same hue lighter, `neighbour` a hue beside it
 * with a step of lightness, `gold` the warm metal of old signs, `complement` the opposite side, in small areas.
 */
export const ACCENTS = ['none', 'tone', 'neighbour', 'gold', 'complement'] as const;
export type AccentId = (typeof ACCENTS)[number];

/** Grounds that the variants are made for. */
export const LIGHT_GROUND = '#FFFFFF';
export const DARK_GROUND = '#0E1116';

/** Below this contrast with white a colour cannot stand alone on paper. */
const WEAK_ON_WHITE = 2.2;
const TEXT_CONTRAST = 4.5;
const COMPANION_CONTRAST = 4.6;
const SHAPE_CONTRAST = 3;
/** Least contrast of any shape with the ground of its variant. */
export const LEAST_SHAPE_CONTRAST = 2;
/** What a derived colour is moved to: the least, and a little for rounding to whole channels. */
const SURE_SHAPE_CONTRAST = 2.05;
const GREY = 0.03;

/** A colour for each role; null leaves the role's layers out. */
export type Palette = Readonly<Record<Role, string | null>>;

export const isWeak = (hex: string): boolean => contrast(hex, LIGHT_GROUND) < WEAK_ON_WHITE;

/** Whether a colour is too weak for white as it is carried: `open`, it is drawn as any other. */
export const isCarried = (hex: string, ground: GroundId | undefined): boolean =>
  isWeak(hex) && ground !== 'open';

/** Whether the whole drawing stands on a shape that carries its colour. */
export const isGrounded = (hex: string, ground: GroundId = 'deep'): boolean =>
  isCarried(hex, ground) && ground !== 'paper';

/** Whether a weak colour is seen on white in a shape, as amber is. */
export const mayStandOpen = (hex: string): boolean => contrast(hex, LIGHT_GROUND) >= SURE_SHAPE_CONTRAST;

/** Least contrast of a ground with white: below it nobody sees the ground. */
const LEAST_GROUND = 1.2;

/** Whether a ground in the colour itself is seen on white. */
export const isSeenAsGround = (hex: string): boolean => contrast(hex, LIGHT_GROUND) >= LEAST_GROUND;

/** Below this contrast with white, or this chroma, a weak colour is a pale one: its ground dissolves on paper. */
const PALE = { contrast: 1.4, chroma: 0.09 } as const;

export const isPale = (hex: string): boolean =>
  isWeak(hex) && (contrast(hex, LIGHT_GROUND) < PALE.contrast || readHex(hex).c < PALE.chroma);

/** Whether text may be set in the colour itself on white. */
export const carriesText = (hex: string): boolean => contrast(hex, LIGHT_GROUND) >= SHAPE_CONTRAST + 0.05;

/** Whether a colour is black to the eye: its second colour must be a real one. */
export function isNearlyBlack(hex: string): boolean {
  const { l, c } = readHex(hex);
  return l < 0.37 && c < 0.05;
}

/** A step of lightness; the darker a colour is, the longer a step it takes to be seen. */
const lift = ({ l }: Oklch, step: number): number =>
  l < 0.35 ? 0.33 : l < 0.5 ? Math.max(step, 0.27) : step;

function accentOf(main: Oklch, accent: AccentId): Oklch {
  const grey = main.c < GREY;
  switch (accent) {
    case 'tone':
      return toneOf(main, grey);
    case 'neighbour':
      return neighbourOf(main, grey);
    case 'gold':
      // Beside a yellow gold is not seen, and brown is dirt: it takes the dark of its letters.
      return isYellow(main) ? NEARLY_BLACK : { l: 0.74, c: 0.125, h: 78 };
    case 'complement':
      return complementOf(main, grey);
    default:
      return main;
  }
}

/** From this lightness on a colour is dark enough that only a vivid tone of it is seen beside it. */
const DARK = 0.45;
/** From here on it is light enough for a deep one. */
const LIGHT = 0.57;

/** The same hue again: vivid beside a dark one, deep beside a light one, never merely paler. */
function toneOf({ l, c, h }: Oklch, grey: boolean): Oklch {
  if (grey) return { l: l < 0.5 ? 0.66 : 0.42, c, h };
  // A pale red is a salmon: reds stay reds, and browns become caramel.
  if (h < 34 || h > 345) return l < 0.35 ? { l: 0.6, c: 0.17, h } : { l: l - 0.26, c: c * 0.9, h };
  // A brown becomes caramel; a dark green that is nearly grey stays as quiet, or it is a teal.
  const vivid = h < 62 ? 0.125 : Math.min(0.125, c * 2);
  if (l < DARK) return { l: 0.68, c: Math.max(vivid, c * 1.25), h: h < 62 ? h + 18 : h };
  return l < LIGHT ? { l: Math.min(0.8, l + 0.26), c, h } : { l: l - 0.28, c: c * 0.9, h: darkHue(h) };
}

const isYellow = ({ l, c, h }: Oklch): boolean => h > 60 && h < 112 && l > 0.6 && c >= GREY;
/** What stands beside a yellow. */
const NEARLY_BLACK: Oklch = { l: 0.27, c: 0.03, h: 60 };

/** A hue beside the main one, on the side that stays fresh (green goes to lime, not to olive), and lighter. */
function neighbourOf(main: Oklch, grey: boolean): Oklch {
  if (grey) return { l: 0.62, c: 0.2, h: 262 };
  const h = ((main.h % 360) + 360) % 360;
  if (h < 45) return { l: Math.max(0.74, main.l), c: 0.16, h: 62 };
  if (h < 100) return { l: 0.6, c: 0.19, h: 32 };
  if (h < 165) return { l: 0.84, c: 0.19, h: 122 };
  if (h < 250) return { l: Math.min(0.84, main.l + lift(main, 0.26)), c: 0.13, h: 178 };
  if (h < 310) return { l: Math.min(0.78, main.l + lift(main, 0.16)), c: 0.15, h: 225 };
  return { l: Math.min(0.8, main.l + lift(main, 0.16)), c: 0.15, h: 40 };
}

/** Not the geometric opposite, which clashes, but the partner a designer would take from a swatch book. */
function complementOf(main: Oklch, grey: boolean): Oklch {
  if (grey) return { l: 0.66, c: 0.21, h: 40 };
  const h = ((main.h % 360) + 360) % 360;
  if (h < 50) return { l: 0.79, c: 0.15, h: 82 };
  if (h < 115) return { l: 0.5, c: 0.12, h: 255 };
  if (h < 185) return { l: 0.82, c: 0.15, h: 88 };
  if (h < 300) return { l: 0.79, c: 0.155, h: 78 };
  return { l: 0.82, c: 0.14, h: 82 };
}

/** Steps of lightness between two colours that keep apart at a glance: of one hue, of neighbours, of such that lie far apart. */
const STEP = { near: 0.25, beside: 0.21, far: 0.15 } as const;
const BESIDE_HUE = 35;
const FAR_HUE = 90;

const isApart = (a: Oklch, b: Oklch): boolean => {
  const turn = Math.abs(((a.h - b.h + 540) % 360) - 180);
  const grey = Math.min(a.c, b.c) < GREY;
  const step = grey || turn < BESIDE_HUE ? STEP.near : turn < FAR_HUE ? STEP.beside : STEP.far;
  return Math.abs(a.l - b.l) >= step - 0.005;
};

/** What a second colour falls to that is too near: the deep tone of the main one, or of a dark one a lighter. */
const fallback = ({ l, c, h }: Oklch): Oklch =>
  l - STEP.near >= 0.2
    ? { l: l - STEP.near - 0.02, c: c * 0.85, h: darkHue(h) }
    : { l: l + STEP.near + 0.02, c: c * 0.85, h };

/** Saturated deep colours beside bright ones that amber is too near. */
const VIOLET: Oklch = { l: 0.4, c: 0.17, h: 298 };
const BLUE: Oklch = { l: 0.4, c: 0.14, h: 262 };
const BERRY: Oklch = { l: 0.43, c: 0.16, h: 10 };

/** Fruit beside leaves, blue beside orange, violet beside pink. */
const deepPartners = ({ h }: Oklch): readonly Oklch[] =>
  h > 115 && h < 185 ? [BERRY, BLUE] : h > 30 && h <= 115 ? [BLUE, VIOLET] : [VIOLET, BLUE];

/** What an accent asks for on white, or a partner of it there; undefined where all are too near the main colour. */
function askedFor(main: Oklch, accent: AccentId): Oklch | undefined {
  const seen = withContrast(accentOf(main, accent), LIGHT_GROUND, SURE_SHAPE_CONTRAST);
  if (isApart(main, seen)) return seen;
  const deep = accent === 'complement' && main.c >= GREY ? deepPartners(main) : [];
  return deep.find((colour) => isApart(main, colour));
}

/** The second colour on white: seen there, and a clear step from the main one. */
const secondOf = (main: Oklch, accent: AccentId): Oklch =>
  withContrast(askedFor(main, accent) ?? fallback(main), LIGHT_GROUND, SURE_SHAPE_CONTRAST);

/** Whether beside a main colour an accent is what it is called, and nothing that stands in for it. */
export function isAsCalled(hex: string, accent: AccentId): boolean {
  const main = readHex(hex);
  if (accent === 'none' || accent === 'tone') return true;
  return askedFor(main, accent) !== undefined && !(accent === 'gold' && isYellow(main));
}

/** A pale ground for a colour. */
const tintOf = ({ c, h }: Oklch): Oklch => ({ l: 0.935, c: c < GREY ? 0.004 : Math.min(0.045, c * 0.35), h });

const inkOf = (main: Oklch): Oklch => ({
  l: 0.23,
  c: main.c < GREY ? 0.01 : Math.min(0.055, main.c * 0.4),
  h: darkHue(main.h),
});

function deepOf(main: Oklch): Oklch {
  if (main.l < 0.3) return { l: 0.44, c: main.c, h: main.h };
  if (isYellow(main)) return NEARLY_BLACK;
  return { l: Math.max(0.22, main.l - 0.17), c: main.c * 0.85, h: main.h };
}

/** Yellow grows olive in the dark; a designer takes brown. */
const darkHue = (h: number): number => (h > 70 && h < 112 ? 70 - (h - 70) * 0.3 : h);

/** The deep companion of a weak colour: its hue, dark enough for letters on it and on white. */
export function companionOf(hex: string): string {
  const { c, h } = readHex(hex);
  // A dark yellow is a brown: beside it a designer takes an ink that is nearly black.
  const yellow = h > 70 && h < 115;
  const chroma = c < 0.02 ? c : yellow ? 0.045 : Math.min(0.11, Math.max(0.06, c * 1.5));
  const deep = { l: yellow ? 0.25 : 0.38, c: chroma, h: darkHue(h) };
  return writeHex(withContrast(deep, hex, COMPANION_CONTRAST));
}

const REMEMBERED_PALETTES = 512;

type Make = (hex: string, accent: AccentId, ground?: GroundId) => Palette;

/** A brief asks for the same few palettes again and again, and gamut mapping is slow: the last ones are kept. */
function remembered(make: (hex: string, accent: AccentId, ground: GroundId) => Palette): Make {
  const palettes = new Map<string, Palette>();
  return (hex, accent, ground = 'deep') => {
    const key = `${hex} ${accent} ${ground}`;
    const known = palettes.get(key);
    if (known !== undefined) return known;
    const palette = make(hex, accent, ground);
    if (palettes.size >= REMEMBERED_PALETTES) palettes.delete(palettes.keys().next().value ?? key);
    palettes.set(key, palette);
    return palette;
  };
}

/** A weak colour as the ground: everything on it is in its deep companion, whatever lies around. */
function onItself(hex: string): Palette {
  const deep = companionOf(hex);
  return {
    ground: hex,
    main: deep,
    ink: deep,
    accent: deep,
    deep,
    plate: deep,
    stamp: deep,
    inlay: hex,
    spot: hex,
  };
}

/** Colours on white. `main` is exactly what was chosen; a second colour is as deep as it takes to be seen. */
export const lightPalette = remembered((hex, accent, ground) => {
  const weak = isWeak(hex);
  if (weak && ground === 'brand') return onItself(hex);
  const main = readHex(hex);
  const companion = carriesText(hex) ? hex : companionOf(hex);
  const open = weak && ground === 'open';
  const shown = weak && ground === 'paper' ? companion : hex;
  const second = accent === 'none' ? shown : writeHex(secondOf(readHex(shown), accent));
  return {
    main: shown,
    ink: open ? companion : writeHex(withContrast(inkOf(main), LIGHT_GROUND, TEXT_CONTRAST)),
    accent: second,
    spot: second,
    deep: writeHex(withContrast(deepOf(main), LIGHT_GROUND, SURE_SHAPE_CONTRAST)),
    plate: companion === hex ? writeHex(inkOf(main)) : companion,
    inlay: hex,
    ground: companion === hex ? writeHex(tintOf(main)) : hex,
    stamp: companion,
  };
});

/** Colours on a dark ground: hues stay, lightness rises as far as needed to be read. */
export const darkPalette = remembered((hex, accent) => {
  const main = readHex(hex);
  const lifted = withContrast(main, DARK_GROUND, TEXT_CONTRAST);
  const inkTint = { l: 0.96, c: main.c < GREY ? 0.004 : 0.012, h: main.h };
  const second =
    accent === 'none' ? lifted : withContrast(accentOf(lifted, accent), DARK_GROUND, SHAPE_CONTRAST);
  const shown = main.c < GREY && main.l < 0.5 ? writeHex(inkTint) : writeHex(lifted);
  return {
    main: shown,
    ink: writeHex(inkTint),
    accent: writeHex(second),
    deep: writeHex(withContrast({ ...deepOf(lifted), l: lifted.l - 0.16 }, DARK_GROUND, SURE_SHAPE_CONTRAST)),
    plate: writeHex(lifted),
    // One ink is the dark variant in one colour: what it leaves bare, the dark leaves bare too.
    inlay: null,
    spot: null,
    ground: null,
    stamp: shown,
  };
});

const one = (colour: string): Palette => ({
  main: colour,
  ink: colour,
  accent: colour,
  deep: colour,
  plate: colour,
  stamp: colour,
  ground: null,
  inlay: null,
  spot: null,
});

/** The one ink for a ground of the logo's own colour: white as long as shapes read in it, else the dark tinted ink. */
export const brandInk = (hex: string): string =>
  contrast(hex, '#FFFFFF') >= SHAPE_CONTRAST ? '#FFFFFF' : writeHex(inkOf(readHex(hex)));

/** One ink on the logo's own colour: the back of a card, a delivery van. */
export const brandPalette = (hex: string): Palette => one(brandInk(hex));
/** One ink on white: fax, engraving, a rubber stamp. */
export const monoPalette = (): Palette => one('#000000');
/** One ink out of black. */
export const negativePalette = (): Palette => one('#FFFFFF');
