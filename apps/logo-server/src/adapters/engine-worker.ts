// What a thread of the engine does; see engine.ts. Loading takes about half a second, once for each thread.
import {
  type Brief,
  brandInk,
  createEngine,
  describeCheck,
  describeProposals,
  ENGINE_VERSION,
  inOneInk as inOneInkOf,
  renderJpg as jpgOf,
  renderPdf as pdfOf,
  renderPng as pngOf,
} from '@trazo/logo-engine';
import type {
  BrandFacts,
  Drawing,
  OneInkVariant,
  ProposedDrawing,
  RasterOptions,
  StoredDrawing,
} from '../ports/drawing.js';
import { answerFiles, type FileTask } from './kit-files.js';
import { drawnAgain, storedFacts, storedFiles } from './stored-brand.js';

const engine = await createEngine();

export const version = (): string => ENGINE_VERSION;

export const canDraw = (name: string): boolean => engine.canDraw(name);

export function draw({ brief, seed }: { brief: Brief; seed: string }): Drawing {
  const { svg, variants, direction } = engine.draw(brief, seed);
  return { svg, variants, icon: engine.drawIcon(brief.name, direction) };
}

type Proposing = { brief: Brief; seed: string; count: number };

export function propose({ brief, seed, count }: Proposing): ProposedDrawing[] {
  const logos = engine.propose(brief, seed, count);
  const notes = describeProposals(logos.map(({ direction }) => direction));
  return logos.map(({ svg, variants, direction, seed: own }, place) => ({
    svg,
    variants,
    icon: engine.drawIcon(brief.name, direction),
    seed: own,
    note: notes[place] ?? '',
  }));
}

type OneInk = { svgDark: string; variant: OneInkVariant; color: string };

export function inOneInk({ svgDark, variant, color }: OneInk): string {
  return inOneInkOf(svgDark, { mono: '#000000', negative: '#FFFFFF', brand: brandInk(color) }[variant]);
}

type Raster<Options> = { svg: string; options: Options };

export const renderPng = ({ svg, options }: Raster<RasterOptions>): Promise<Uint8Array> =>
  pngOf(svg, options);

export const renderJpg = ({ svg, options }: Raster<Required<RasterOptions>>): Promise<Uint8Array> =>
  jpgOf(svg, options);

export const renderPdf = (svg: string): Promise<Uint8Array> => pdfOf(svg);

export function kit({ logo, port }: FileTask): Promise<void> {
  const again = drawnAgain(engine, logo);
  return answerFiles(again === undefined ? storedFiles(logo) : engine.kit(again), port);
}

export function factsOf(logo: StoredDrawing): BrandFacts {
  const again = drawnAgain(engine, logo);
  if (again === undefined) return storedFacts(engine, logo);
  const { colours, faces } = engine.identity(again);
  return { findings: describeCheck(engine.check(again)), colours, faces };
}
