import { defineConfig } from 'vitest/config';

// Without `module`: packages are loaded by Node, which cannot read what some have there for bundlers.
const conditions = ['@trazo/source', 'node', 'development|production', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: 'logo-server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // The files share a process: loading the sources anew for each costs a third of the time.
    isolate: false,
    setupFiles: ['../../testing/console-guard.ts', 'test/setup/collect-garbage.ts'],
    execArgv: ['--expose-gc'],
    globalSetup: ['test/setup/postgres.ts'],
    // Generous, as the machine may be busy: what is too slow is no test's subject here.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
