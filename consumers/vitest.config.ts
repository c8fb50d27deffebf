import { defineConfig } from 'vitest/config';

/** The packed design system in apps of strangers; each is built, served and clicked. */
export default defineConfig({
  test: {
    name: 'consumers',
    include: ['*.test.ts'],
    setupFiles: ['../testing/console-guard.ts'],
    // Generous, as the machine may be busy: how soon is no test's subject.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
