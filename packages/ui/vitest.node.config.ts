import { defineConfig } from 'vitest/config';

/** What a browser cannot test: the exports map, rendering on a server, the packed package, contrast, size. */
export default defineConfig({
  resolve: { conditions: ['@trazo/source', 'module', 'node', 'development|production', 'default'] },
  test: {
    name: 'ui-node',
    include: ['test/*.test.{ts,tsx}'],
    setupFiles: ['../../testing/console-guard.ts'],
    testTimeout: 600_000,
  },
});
