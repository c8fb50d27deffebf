import { defineConfig } from 'vitest/config';

/** Each room configures its own tests; `vitest run --project NAME` runs one of them. */
export default defineConfig({
  test: {
    // A snapshot or picture that is missing fails, here as in CI; `-u` writes it.
    update: 'none',
    projects: [
      'packages/*/vitest.config.ts',
      'packages/*/vitest.node.config.ts',
      'apps/*/vitest.config.ts',
      '.storybook/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
});
