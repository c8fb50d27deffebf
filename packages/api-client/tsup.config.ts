import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

const entries = {
  index: 'src/index.ts',
  addresses: 'src/addresses/index.ts',
  catalog: 'src/catalog/index.ts',
  calls: 'src/calls.ts',
};

/** Every module is an entry, so that each stays a file and a bundler drops the ones it does not need. */
const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => [file.slice(0, -'.ts'.length), `src/${file}`] as const)
  .filter(([, file]) => !Object.values(entries).includes(file));

export default defineConfig({
  entry: { ...entries, ...Object.fromEntries(modules) },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  clean: true,
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
  // tsup's declaration step still sets `baseUrl`, which TypeScript 6 deprecates.
  dts: { entry: entries, compilerOptions: { ignoreDeprecations: '6.0', types: [] } },
});
