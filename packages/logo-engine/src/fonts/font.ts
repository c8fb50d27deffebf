import * as hb from 'harfbuzzjs';
import { bounds } from '../geometry/bounds.js';
import { CLOSE, type Command, CUBIC, LINE, MOVE, type Path, QUAD } from '../geometry/path.js';
import { readFontFile } from './files.js';
import { unpackWoff } from './woff.js';

/** One loaded font file. Outlines are in units of the em, y down. */
export type Font = {
  readonly shaper: hb.Font;
  readonly unitsPerEm: number;
  readonly covers: (codePoint: number) => boolean;
  /** Height of a capital H, in em. */
  readonly capHeight: number;
  readonly outline: (glyph: number) => Path;
};

const VERBS = new Map([
  ['M', MOVE],
  ['L', LINE],
  ['Q', QUAD],
  ['C', CUBIC],
  ['Z', CLOSE],
]);

/** What ideographs and other writing without capitals use in place of a cap height. */
const CAP_WITHOUT_CAPITALS = 0.74;

function load(family: string, subset: string, weight: number): Font {
  const face = new hb.Face(new hb.Blob(unpackWoff(readFontFile(family, subset, weight))));
  const shaper = new hb.Font(face);
  const unitsPerEm = face.upem;
  const known = new Set(face.collectUnicodes());
  const outlines = new Map<number, Path>();
  const outline = (glyph: number): Path => {
    const cached = outlines.get(glyph);
    if (cached !== undefined) return cached;
    const commands = shaper
      .glyphToJson(glyph)
      .map(
        ({ type, values }): Command => [
          VERBS.get(type) ?? CLOSE,
          ...values.map((value, i) => (i % 2 === 0 ? value : -value) / unitsPerEm),
        ],
      );
    const path = { commands, evenOdd: false };
    outlines.set(glyph, path);
    return path;
  };
  const h = shaper.nominalGlyph(0x48);
  const capHeight = h === undefined ? CAP_WITHOUT_CAPITALS : (bounds(outline(h))?.height ?? 0.7);
  return { shaper, unitsPerEm, covers: (codePoint) => known.has(codePoint), capHeight, outline };
}

const fonts = new Map<string, Font>();

/** Loads a font file on first use and keeps it. */
export function openFont(family: string, subset: string, weight: number): Font {
  const key = `${family}/${subset}/${weight}`;
  const cached = fonts.get(key);
  if (cached !== undefined) return cached;
  const font = load(family, subset, weight);
  fonts.set(key, font);
  return font;
}
