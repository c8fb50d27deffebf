import { brandInk, type Palette, type Role } from '../colour/palette.js';
import type { Drawing } from '../drawing/drawing.js';
import type { Drawings } from './art.js';

/** A colour of a logo in the ways that people ask for it. */
export type Colour = {
  /** Spanish, as it is shown. */
  readonly label: string;
  /** ASCII, for code. */
  readonly id: string;
  /** `#RRGGBB`. */
  readonly hex: string;
  /** 0 to 255. */
  readonly rgb: readonly [number, number, number];
  /** Degrees and percent. */
  readonly hsl: readonly [number, number, number];
  /** Percent. Computed without a profile: what a press prints depends on its inks and paper. */
  readonly cmyk: readonly [number, number, number, number];
};

const rgbOf = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export function hslOf([red, green, blue]: readonly [number, number, number]): [number, number, number] {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = most - least;
  const lightness = (most + least) / 2;
  if (spread === 0) return [0, 0, Math.round(lightness * 100)];
  const sector =
    most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  return [Math.round(sector * 60) % 360, Math.round(saturation * 100), Math.round(lightness * 100)];
}

export function cmykOf(rgb: readonly [number, number, number]): [number, number, number, number] {
  const black = 1 - Math.max(...rgb) / 255;
  if (black === 1) return [0, 0, 0, 100];
  const ink = (value: number): number => Math.round(((1 - value / 255 - black) / (1 - black)) * 100);
  return [ink(rgb[0]), ink(rgb[1]), ink(rgb[2]), Math.round(black * 100)];
}

/** A colour by the name that people know it by. */
export function colour(label: string, id: string, hex: string): Colour {
  const rgb = rgbOf(hex);
  return { label, id, hex, rgb, hsl: hslOf(rgb), cmyk: cmykOf(rgb) };
}

/** Names of the roles that a logo's layers have; the main colour goes first. */
const NAMES: readonly (readonly [Role, string, string])[] = [
  ['main', 'Principal', 'principal'],
  ['ink', 'Tinta', 'tinta'],
  ['accent', 'Acento', 'acento'],
  ['spot', 'Acento', 'acento'],
  ['inlay', 'Relleno', 'relleno'],
  ['deep', 'Profundo', 'profundo'],
  ['plate', 'Fondo', 'fondo'],
  ['ground', 'Fondo claro', 'fondo-claro'],
  ['stamp', 'Sobre el fondo', 'sobre-el-fondo'],
];

/** Each colour once, by the first name that it has; of two colours with one name the second gets a number. */
function distinct(named: readonly Colour[]): Colour[] {
  const once = named.filter(({ hex }, i) => named.findIndex((other) => other.hex === hex) === i);
  return once.map(({ label, id, hex }, i) => {
    const place = once.slice(0, i + 1).filter((other) => other.id === id).length;
    return place === 1 ? colour(label, id, hex) : colour(`${label} ${place}`, `${id}-${place}`, hex);
  });
}

/** The colours that a drawing shows in a palette, those of its letters among them. */
function shown({ composition: { layers } }: Drawing, palette: Palette): Colour[] {
  const roles = new Set(layers.map(({ role }) => role));
  return NAMES.flatMap(([role, label, id]) => {
    const hex = palette[role];
    return roles.has(role) && hex !== null ? [colour(label, id, hex)] : [];
  });
}

/** The colours of a logo by where they stand. */
export type LogoColours = {
  /** On white; the chosen colour is always the first. */
  readonly light: readonly Colour[];
  /** On a dark ground. */
  readonly dark: readonly Colour[];
  /** The one ink on the main colour. */
  readonly onMain: Colour;
};

/** The colours of a logo, and of its parts where they stand alone. */
export function coloursOf({ logo, simbolo, nombre, icon }: Drawings): LogoColours {
  const drawings = [logo, simbolo, nombre, icon];
  const main = colour('Principal', 'principal', logo.direction.color);
  // What carries a colour too weak for white is drawn as the main one, and has a name of its own.
  const others = drawings
    .flatMap((drawing) => shown(drawing, drawing.light))
    .filter(({ hex }) => hex !== main.hex)
    .map((other) => (other.id === main.id ? colour('Profundo', 'profundo', other.hex) : other));
  return {
    light: distinct([main, ...others]),
    dark: distinct(drawings.flatMap((drawing) => shown(drawing, drawing.dark))).map(({ label, id, hex }) =>
      colour(`${label} en oscuro`, `${id}-en-oscuro`, hex),
    ),
    onMain: colour('Sobre el principal', 'sobre-principal', brandInk(logo.direction.color)),
  };
}
