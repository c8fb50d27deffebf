import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsup';
import { allFontRefs } from './src/fonts/faces.js';
import { fontFile } from './src/fonts/files.js';

const require = createRequire(import.meta.url);

/** Copies the font files that the faces name, and their licences, beside the built module. */
function copyFonts(to: string): void {
  mkdirSync(join(to, 'fonts'), { recursive: true });
  mkdirSync(join(to, 'licences'), { recursive: true });
  for (const { family, subset, weight } of allFontRefs()) {
    const name = fontFile(family, subset, weight);
    const from = dirname(require.resolve(`@fontsource/${family}/package.json`));
    cpSync(join(from, 'files', name), join(to, 'fonts', name));
    cpSync(join(from, 'LICENSE'), join(to, 'licences', `${family}.txt`));
  }
}

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'node20',
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  clean: true,
  onSuccess: async () => copyFonts('dist/data'),
});
