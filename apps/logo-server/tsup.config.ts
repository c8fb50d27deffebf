import { defineConfig } from 'tsup';

/** Packages stay outside and are found in node_modules; the engine by its own build. */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
});
