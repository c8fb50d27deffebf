import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** Beside the built file lies a copy of what is needed (tsup.config.ts); in source there is none. */
const BUILT = fileURLToPath(new URL('./data/', import.meta.url));

/** The name of one subset of one weight of a family, as published by Fontsource. */
export const fontFile = (family: string, subset: string, weight: number): string =>
  `${family}-${subset}-${weight}-normal.woff`;

/** Reads a font file: from the built data folder, else (in source) from its package. */
export function readFontFile(family: string, subset: string, weight: number): Buffer {
  const name = fontFile(family, subset, weight);
  const built = `${BUILT}fonts/${name}`;
  if (existsSync(built)) return readFileSync(built);
  return readFileSync(require.resolve(`@fontsource/${family}/files/${name}`));
}

/** The licence of a family, as its makers wrote it. */
export function readFontLicence(family: string): string {
  const built = `${BUILT}licences/${family}.txt`;
  if (existsSync(built)) return readFileSync(built, 'utf8');
  return readFileSync(`${dirname(require.resolve(`@fontsource/${family}/package.json`))}/LICENSE`, 'utf8');
}
