import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.ts'],
    setupFiles: ['../testing/console-guard.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
