import { contrastLeft } from '../analysis/legibility.js';
import { JUDGED, picture } from '../analysis/picture.js';
import { type Thickness, thickness, widthAt } from '../analysis/thickness.js';
import { type AccentId, brandInk, type GroundId, lightPalette } from '../colour/palette.js';
import { type Outlines, readSvg } from '../svg/read.js';
import { COLOUR_VISIONS, type ColourVision, leastDifference } from './colour-vision.js';
import { leastContrast } from './contrast.js';
import { edgesKept } from './one-ink.js';

/** What a technique needs and what a logo has, 20 mm wide; millimetres. */
export type Making = {
  readonly stroke: number;
  readonly gap: number;
  /** Narrowest logo whose strokes and gaps the technique holds. */
  readonly narrowest: number;
};

/** What can be said about a drawn logo before it is used. Plain data; `describeCheck` says it in Spanish. */
export type LogoCheck = {
  /** Least contrast of any colour that the variant for this ground is read by, 1 to 21 (WCAG 2). */
  readonly contrast: { readonly white: number; readonly black: number; readonly own: number };
  /** Smallest width at which it reads. */
  readonly smallest: { readonly pixels: number; readonly millimetres: number };
  /** Share of the edges between colours that one ink keeps, 0 to 1. */
  readonly oneInk: number;
  /** Least difference left between two of its colours, 0 to 1; null when it has only one. */
  readonly colourVision: Readonly<Record<ColourVision, number | null>>;
  readonly embroidery: Making;
  readonly stamp: Making;
};

/** What a check looks at: the drawings themselves, and the colour that they stand on. */
export type Checked = {
  readonly variants: Readonly<Record<'light' | 'dark' | 'mono' | 'brand', string>>;
  readonly direction: { readonly color: string; readonly accent?: AccentId; readonly ground?: GroundId };
  /** As a logo has it; of what another version drew nobody knows. */
  readonly smallestLine?: number | null;
};

/** Width that embroidery and stamps are spoken of at. */
const MADE = 20;
/** Thinnest stroke and gap in millimetres: a thread or two, and what a rubber edge and its ink hold. */
const NEEDS = { embroidery: { stroke: 1, gap: 0.6 }, stamp: { stroke: 0.3, gap: 0.3 } } as const;
/** An offset press holds strokes of half a point. */
const PRINTED_STROKE = 0.18;

/** So little of the ink, or of the gaps, is the tips of letters: the thinnest of the rest is what counts. */
const TIPS = { ink: 0.02, gaps: 0.01 } as const;
/** A quarter of the ink, or of the gaps, is thinner than this: what must be seen for letters to be read. */
const FINE = 0.25;
/** Sides in pixels that divide the raster, and the contrast that must be left. */
const SIZES = [12, 16, 24, 32, 48, 64, 96, JUDGED] as const;
const CONTRAST_LEFT = 0.65;

/** Pixels of capitals from which on they are read: their small letters are then three and a half high. */
const READ = 5;

const round = (value: number, decimals = 2): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

function smallestPixels(drawing: Outlines, { ink, gaps }: Thickness, line: number | null): number {
  const shapes = drawing.shapes.map(({ path, fill }) => ({ path, colour: fill }));
  const seen = picture(shapes, drawing, '#FFFFFF');
  const blurred = SIZES.find((size) => contrastLeft(seen, size) >= CONTRAST_LEFT) ?? JUDGED;
  // A stroke or a gap thinner than a pixel is a grey haze; letters cut out of a plate are gaps.
  const finest = Math.min(widthAt(ink, FINE), widthAt(gaps, FINE));
  const read = line === null ? 0 : Math.ceil((READ * drawing.width) / line);
  return Math.max(blurred, Math.ceil(drawing.width / Math.max(1, finest)), read);
}

function making(width: number, { ink, gaps }: Thickness, needs: { stroke: number; gap: number }): Making {
  const millimetres = (units: number): number => (Math.max(0.25, units) / width) * MADE;
  const stroke = millimetres(widthAt(ink, TIPS.ink));
  const gap = millimetres(widthAt(gaps, TIPS.gaps));
  const narrowest = MADE * Math.max(needs.stroke / stroke, needs.gap / gap);
  return { stroke: round(stroke), gap: round(gap), narrowest: Math.ceil(narrowest) };
}

/** Checks a drawn logo, from its own SVG: what another version drew can be checked as well. */
export function checkLogo({ variants, direction, smallestLine = null }: Checked): LogoCheck {
  const { color, accent = 'none', ground } = direction;
  const [light, dark, mono] = [readSvg(variants.light), readSvg(variants.dark), readSvg(variants.mono)];
  const brand = readSvg(variants.brand);
  const widths = thickness(
    mono.shapes.map(({ path }) => path),
    mono,
  );
  const colours = [...new Set(['#FFFFFF', ...light.shapes.map(({ fill }) => fill)])];
  const stroke = widthAt(widths.ink, TIPS.ink);
  const second = accent === 'none' ? null : lightPalette(color, accent, ground).accent;
  return {
    contrast: {
      white: round(leastContrast(light, '#FFFFFF', color, ground, second)),
      black: round(leastContrast(dark, '#000000', color, ground)),
      own: round(leastContrast(brand, color, brandInk(color), ground)),
    },
    smallest: {
      pixels: smallestPixels(mono, widths, smallestLine),
      millimetres: Math.ceil((PRINTED_STROKE / Math.max(0.25, stroke)) * mono.width),
    },
    oneInk: round(edgesKept(light, mono)),
    colourVision: Object.fromEntries(
      COLOUR_VISIONS.map((vision) => {
        const least = leastDifference(colours, vision);
        return [vision, least === null ? null : round(least)];
      }),
    ) as Record<ColourVision, number | null>,
    embroidery: making(mono.width, widths, NEEDS.embroidery),
    stamp: making(mono.width, widths, NEEDS.stamp),
  };
}
