import { defineConfig } from 'tsup';
import { entries } from './scripts/exports.mjs';

/**
 * ESM, an entry per component. React and the Radix packages stay imports of the consumer's own.
 * Types come from the compiler itself (scripts/build-types.mjs): tsup would bundle them anew for each entry,
 * which takes minutes with as many as there are here.
 */
export default defineConfig({
  entry: entries(),
  format: 'esm',
  target: 'es2022',
  outDir: 'dist',
  clean: true,
  splitting: true,
  treeshake: true,
  dts: false,
  silent: true,
  metafile: true,
});
