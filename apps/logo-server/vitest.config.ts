import { defineConfig } from 'vitest/config';

const conditions = ['@trazo/source', 'module', 'node', 'development|production', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: 'logo-server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: ['../../testing/console-guard.ts'],
    globalSetup: ['test/setup/postgres.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
