import { defineConfig } from 'tsup';
import { entries } from './scripts/exports.mjs';

/** ESM and types, an entry per component. React and the Radix packages stay imports of the consumer's own. */
export default defineConfig({
  entry: entries(),
  format: 'esm',
  target: 'es2022',
  outDir: 'dist',
  clean: true,
  splitting: true,
  treeshake: true,
  sourcemap: false,
  dts: { compilerOptions: { ignoreDeprecations: '6.0', allowJs: false, customConditions: [] } },
  onSuccess: 'node scripts/build-css.mjs',
});
