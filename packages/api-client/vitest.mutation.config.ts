import { defineConfig } from 'vitest/config';

/**
 * What mutation testing runs, in a copy of this folder alone: the tests that run the sources themselves. Those of
 * `total` try hundreds of values each, for every fault anew; what they would notice, tests of single values notice too.
 */
// A thread cannot change its time zone, as tests of calendar days do: all run in one that is not UTC.
process.env.TZ = 'America/Santiago';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/{docs,package,total,types}.test.ts'],
    testTimeout: 600_000,
    isolate: false,
  },
});
