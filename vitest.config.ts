import { defineConfig } from 'vitest/config';

/**
 * Each package configures its own tests; `vitest run --project NAME` runs one of them. The stories run with
 * `--config .storybook/vitest.config.ts`: every run loads all projects, and Storybook's plugin alone takes three seconds.
 */
export default defineConfig({
  test: {
    // A snapshot that is missing fails, here as in CI; `-u` writes it.
    update: 'none',
    // With `--changed`, only what runs the tests runs all of them; a package.json is listed for every module below it.
    forceRerunTriggers: ['**/vitest.*config.ts', '**/testing/*.ts'],
    projects: [
      'packages/*/vitest.config.ts',
      'packages/*/vitest.node.config.ts',
      'apps/*/vitest.config.ts',
      'consumers/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
});
