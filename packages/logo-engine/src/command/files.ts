import { NothingToDrawError } from '../brief/brief.js';
import { createEngine, type Engine, type Logo } from '../engine.js';
import type { KitFile } from '../kit/file.js';
import { renderPng } from '../raster/png.js';
import { contactSheet } from './contact-sheet.js';
import { type Options, PROPOSALS, UsageError } from './options.js';

function proposals(engine: Engine, { brief, seed }: Options): Logo[] {
  try {
    return engine.propose(brief, seed, PROPOSALS);
  } catch (error) {
    if (error instanceof NothingToDrawError)
      throw new UsageError(
        `The name "${brief.name}" has no letter that can be drawn. Give one with letters or digits.`,
      );
    throw error;
  }
}

const svgFile = (path: string, svg: string): KitFile => ({ path, bytes: Buffer.from(svg) });

/** The proposal whose kit is asked for; null when none is. */
function chosenOf(logos: readonly Logo[], kit: Options['kit']): Logo | null {
  if (kit === null) return null;
  const chosen = logos[kit - 1];
  if (chosen !== undefined) return chosen;
  throw new UsageError(
    `There is no proposal ${kit}: this name gives ${logos.length}. Ask for another with --kit.`,
  );
}

/** The files of the command, one after another; the first is there before anything costly is drawn. */
export async function* filesOf(options: Options): AsyncGenerator<KitFile> {
  const engine = await createEngine();
  const logos = proposals(engine, options);
  // Before the first file: those that a refusal leaves behind would stand in the way of the next try.
  const chosen = chosenOf(logos, options.kit);
  for (const [i, { svg }] of logos.entries()) yield svgFile(`propuesta-${i + 1}.svg`, svg);
  const sheet = contactSheet(logos.map(({ svg }) => svg));
  yield svgFile('propuestas.svg', sheet);
  yield { path: 'propuestas.png', bytes: await renderPng(sheet, { width: 1600 }) };
  if (chosen === null) return;
  for await (const { path, bytes } of engine.kit(chosen)) yield { path: `kit/${path}`, bytes };
}
