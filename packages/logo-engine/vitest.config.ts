import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@trazo/source'] },
  ssr: { resolve: { conditions: ['@trazo/source'] } },
  test: {
    name: 'logo-engine',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // A grid of drawings in one test; generous, as the machine may be busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // The files share a process: loading the sources anew for each costs a third of the time.
    isolate: false,
    // Drawing makes many short-lived arrays: with room for them a tenth of the processor's time is saved.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: ['../../testing/console-guard.ts'],
  },
});
