import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', catalog: 'src/catalog/index.ts', calls: 'src/calls.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  clean: true,
  // tsup's declaration step still sets `baseUrl`, which TypeScript 6 deprecates.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', types: [] } },
});
