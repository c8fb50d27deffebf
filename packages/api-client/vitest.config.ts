import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@trazo/source'] },
  ssr: { resolve: { conditions: ['@trazo/source'] } },
  test: {
    name: 'api-client',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: ['../../testing/console-guard.ts'],
  },
});
