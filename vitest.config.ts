import { defineConfig } from 'vitest/config';

/** Each room configures its own tests; `vitest run --project NAME` runs one of them. */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'packages/*/vitest.node.config.ts',
      'apps/*/vitest.config.ts',
      '.storybook/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
});
