import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@trazo/source'] },
  ssr: { resolve: { conditions: ['@trazo/source'] } },
  test: {
    name: 'api-client',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Megabytes are read, thousands of values tried, a package is compiled against: bounded work, which a busy
    // machine does slowly. This ends only what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // The files share a process: loading the sources anew for each costs a third of the time.
    isolate: false,
    setupFiles: ['../../testing/console-guard.ts'],
  },
});
