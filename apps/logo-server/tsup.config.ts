import { defineConfig } from 'tsup';

/** Packages stay outside and are found in node_modules; the engine by its own build. The catalogue comes in. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    admin: 'src/admin/main.ts',
    'engine-worker': 'src/adapters/engine-worker.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  esbuildOptions: (options) => {
    options.conditions = ['@trazo/source'];
  },
});
