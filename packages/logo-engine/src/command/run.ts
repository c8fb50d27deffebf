import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KitFile } from '../kit/file.js';
import { HELP, readOptions, UsageError } from './options.js';

const code = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** Each folder of a path by itself: Node's own recursion never ends where one that is there takes none (`/proc`). */
function makeEach(folder: string): void {
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) makeEach(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (code(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

function makeFolder(folder: string): void {
  try {
    makeEach(folder);
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

type Streams = { readonly out: (text: string) => void; readonly err: (text: string) => void };

/** Runs the command and gives its exit code: 0 done, 2 when what was typed has to be mended. */
export async function run(args: readonly string[], { out, err }: Streams): Promise<number> {
  try {
    const options = readOptions(args);
    if (options === 'help') {
      out(HELP);
      return 0;
    }
    // The engine takes a while to load: what is mistyped is said before.
    const { filesOf } = await import('./files.js');
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
