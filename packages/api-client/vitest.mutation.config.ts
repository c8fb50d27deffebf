import { defineConfig } from 'vitest/config';

/** What mutation testing runs: the tests that run the sources themselves, in a copy of this folder alone. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/{package,docs,types}.test.ts'],
    testTimeout: 120_000,
    isolate: false,
  },
});
