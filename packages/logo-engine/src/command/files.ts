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

/** The files of the command, one after another; the first is there before anything costly is drawn. */
export async function* filesOf(options: Options): AsyncGenerator<KitFile> {
  const engine = await createEngine();
  const logos = proposals(engine, options);
  for (const [i, { svg }] of logos.entries()) yield svgFile(`propuesta-${i + 1}.svg`, svg);
  const sheet = contactSheet(logos.map(({ svg }) => svg));
  yield svgFile('propuestas.svg', sheet);
  yield { path: 'propuestas.png', bytes: await renderPng(sheet, { width: 1600 }) };
  if (options.kit === null) return;
  const chosen = logos[options.kit - 1];
  if (chosen === undefined)
    throw new UsageError(
      `There is no proposal ${options.kit}: this name gives ${logos.length}. Ask for another with --kit.`,
    );
  for await (const { path, bytes } of engine.kit(chosen)) yield { path: `kit/${path}`, bytes };
}
