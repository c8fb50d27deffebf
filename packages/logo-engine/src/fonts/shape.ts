import * as hb from 'harfbuzzjs';
import { lastAnswers } from '../cache/last-answers.js';
import { type Box, bounds, unionBoxes } from '../geometry/bounds.js';
import { mapPoints, type Path } from '../geometry/path.js';
import type { Face } from './faces.js';
import { fontStack } from './faces.js';
import { isRtl, itemise, type Run } from './itemise.js';

/** Height of a capital in the units of a composition. */
export const CAP = 100;

/** One drawn glyph, placed: the baseline is y = 0, the line starts at x = 0. */
export type Glyph = {
  /** The characters of the line that the glyph (with the others of its cluster) stands for. */
  readonly text: string;
  readonly path: Path;
  readonly box: Box | null;
};

/** One line of text, in visual order. */
export type Line = {
  readonly text: string;
  readonly glyphs: readonly Glyph[];
  /** Bounds of the ink. */
  readonly box: Box;
  readonly rtl: boolean;
  /** Source text as recovered from the glyph clusters, in reading order: equal to `text` when nothing is lost. */
  readonly recovered: string;
  /** Font size in composition units. */
  readonly em: number;
};

const CURSIVE = /\p{Script=Arabic}/u;
const PLAIN = [new hb.Feature('liga', 0), new hb.Feature('clig', 0)];

type Placed = { glyph: number; start: number; end: number; x: number; y: number; advance: number };

function shapeRun(
  run: Run,
  features: hb.Feature[],
): { placed: Placed[]; advance: number; recovered: string } {
  const buffer = new hb.Buffer();
  buffer.addText(run.text);
  buffer.guessSegmentProperties();
  buffer.setDirection(run.rtl ? hb.Direction.RTL : hb.Direction.LTR);
  hb.shape(run.font.shaper, buffer, features);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const starts = [...new Set(infos.map((info) => info.cluster))].sort((a, b) => a - b);
  const endOf = (start: number): number => starts.find((other) => other > start) ?? run.text.length;
  const lost = infos.some((info) => info.codepoint === 0);
  let pen = 0;
  const placed = infos.map((info, i) => {
    const p = positions[i];
    const at = { x: pen + (p?.xOffset ?? 0), y: p?.yOffset ?? 0, advance: p?.xAdvance ?? 0 };
    pen += at.advance;
    return { glyph: info.codepoint, start: info.cluster, end: endOf(info.cluster), ...at };
  });
  const text = starts.map((start) => run.text.slice(start, endOf(start))).join('');
  return { placed, advance: pen, recovered: lost ? '' : text };
}

type ShapeOptions = {
  /** Space added between characters, in em. */
  readonly tracking: number;
  /** Another weight of the same family. */
  readonly weight?: number;
  /** Composition units per cap height; 100 unless told otherwise. */
  readonly cap?: number;
};

function shape(text: string, face: Face, options: ShapeOptions): Line {
  const runs = itemise(text, fontStack(face, options.weight));
  const lead = runs.find((run) => run.text.trim() !== '')?.font;
  const em = (options.cap ?? CAP) / (lead?.capHeight ?? 0.7);
  const tracking = CURSIVE.test(text) || face.script ? 0 : options.tracking;
  const glyphs: Glyph[] = [];
  const parts: { text: string; run: Run }[] = [];
  let pen = 0;
  for (const run of runs) {
    const shaped = shapeRun(run, tracking === 0 ? [] : PLAIN);
    const unit = em / run.font.unitsPerEm;
    let spread = 0;
    let lastStart = shaped.placed[0]?.start;
    for (const item of shaped.placed) {
      if (item.start !== lastStart) spread += tracking * em;
      lastStart = item.start;
      const x = pen + spread + item.x * unit;
      const y = -item.y * unit;
      const path = mapPoints(run.font.outline(item.glyph), (px, py) => [x + px * em, y + py * em]);
      glyphs.push({ text: run.text.slice(item.start, item.end), path, box: bounds(path) });
    }
    pen += shaped.advance * unit + spread + tracking * em;
    parts.push({ text: shaped.recovered, run });
  }
  const rtl = isRtl(text);
  const reading = rtl ? [...parts].reverse() : parts;
  return {
    text,
    glyphs,
    box: unionBoxes(glyphs.map((glyph) => glyph.box)) ?? { x: 0, y: -em, width: 0, height: em },
    rtl,
    recovered: reading.map((part) => part.text).join(''),
    em,
  };
}

/** Longer lines are hardly ever asked for twice, and hold much. */
const KEPT = { lines: 160, characters: 40 } as const;

const shapeKept = lastAnswers(
  KEPT.lines,
  (text: string, face: Face, { tracking, weight, cap }: ShapeOptions) =>
    `${face.id} ${tracking} ${weight} ${cap} ${text}`,
  shape,
);

/** Shapes one line of text: kerning first, tracking after it, bounds by ink. The last lines are kept. */
export const shapeLine = (text: string, face: Face, options: ShapeOptions): Line =>
  (text.length > KEPT.characters ? shape : shapeKept)(text, face, options);
