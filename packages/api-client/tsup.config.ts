import { defineConfig, type Options } from 'tsup';

/**
 * Modules that another one takes as a whole (`import *`). As files of their own they are taken by the platform's
 * means; bundled, such an object would hold on to every call and text.
 */
const WHOLE = /^\.\.?\/(endpoints|error-texts)\.js$/;
const keepWhole: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'keep-whole',
  setup(build) {
    build.onResolve({ filter: WHOLE }, ({ path }) => ({
      path: path.replace(/^\.\.?/, '.'),
      external: true,
      sideEffects: false,
    }));
  },
};

/**
 * A file for each entry point and a few for what they share, as they are read: nothing is minified. The compiler
 * writes the declarations, as tsup's bundler of them loses what an editor shows of a call.
 */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    addresses: 'src/addresses/index.ts',
    catalog: 'src/catalog/index.ts',
    calls: 'src/calls.ts',
    endpoints: 'src/endpoints.ts',
    'error-texts': 'src/error-texts.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  sourcemap: true,
  clean: true,
  silent: true,
  dts: false,
  esbuildPlugins: [keepWhole],
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
});
