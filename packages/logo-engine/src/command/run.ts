import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NothingToDrawError } from '../brief/brief.js';
import { createEngine, type Engine, type Logo } from '../engine.js';
import type { KitFile } from '../kit/file.js';
import { renderPng } from '../raster/png.js';
import { contactSheet } from './contact-sheet.js';
import { HELP, type Options, PROPOSALS, readOptions, UsageError } from './options.js';

const code = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    if (code(error) === 'EEXIST' || code(error) === 'ENOTDIR')
      throw new UsageError(
        `"${folder}" is a file, so nothing can be written into it. Name another folder with --out.`,
      );
    throw new UsageError(
      `The folder "${folder}" could not be made (${code(error)}). Name one with --out that you may write to.`,
    );
  }
}

/** Writes a file that is not there yet. */
function write(folder: string, { path, bytes }: KitFile): void {
  const file = join(folder, path);
  makeFolder(dirname(file));
  try {
    writeFileSync(file, bytes, { flag: 'wx' });
  } catch (error) {
    if (code(error) === 'EEXIST')
      throw new UsageError(
        `"${file}" is already there, and nothing is overwritten. Name another folder with --out.`,
      );
    throw new UsageError(
      `"${file}" could not be written (${code(error)}). Name a folder with --out that you may write to.`,
    );
  }
}

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
async function* filesOf(options: Options): AsyncGenerator<KitFile> {
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

type Streams = { readonly out: (text: string) => void; readonly err: (text: string) => void };

/** Runs the command and gives its exit code: 0 done, 2 when what was typed has to be mended. */
export async function run(args: readonly string[], { out, err }: Streams): Promise<number> {
  try {
    const options = readOptions(args);
    if (options === 'help') {
      out(HELP);
      return 0;
    }
    let count = 0;
    for await (const file of filesOf(options)) {
      write(options.out, file);
      count++;
    }
    out(
      `${count} files written to ${options.out}. See them side by side in ${join(options.out, 'propuestas.svg')}.\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    err(`${error.message}\n`);
    return 2;
  }
}
