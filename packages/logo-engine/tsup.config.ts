import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsup';
import { allFontRefs } from './src/fonts/faces.js';
import { fontFile } from './src/fonts/files.js';
import { ICON_IDS } from './src/lexicon/table.js';

const require = createRequire(import.meta.url);
const packageFolder = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** Copies the font files that the faces name, and their licences, beside the built module. */
function copyFonts(to: string): void {
  mkdirSync(join(to, 'fonts'), { recursive: true });
  mkdirSync(join(to, 'licences'), { recursive: true });
  for (const { family, subset, weight } of allFontRefs()) {
    const name = fontFile(family, subset, weight);
    const from = packageFolder(`@fontsource/${family}`);
    cpSync(join(from, 'files', name), join(to, 'fonts', name));
    cpSync(join(from, 'LICENSE'), join(to, 'licences', `${family}.txt`));
  }
}

/** Copies the stock icons that the lexicon can call for. */
function copyIcons(to: string): void {
  const assets = require.resolve('@phosphor-icons/core/assets/fill/key-fill.svg');
  const from = dirname(dirname(assets));
  for (const id of ICON_IDS) {
    for (const file of [`fill/${id}-fill.svg`, `regular/${id}.svg`]) {
      cpSync(join(from, file), join(to, 'icons', file));
    }
  }
  cpSync(join(dirname(from), 'LICENSE'), join(to, 'licences', 'phosphor-icons.txt'));
}

export default defineConfig({
  entry: { index: 'src/index.ts', command: 'src/command/main.ts' },
  format: 'esm',
  target: 'node20',
  dts: { entry: 'src/index.ts', compilerOptions: { ignoreDeprecations: '6.0' } },
  clean: true,
  onSuccess: async () => {
    copyFonts('dist/data');
    copyIcons('dist/data');
  },
});
