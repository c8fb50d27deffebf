import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../../testing/chromium.ts';
import manifest from './package.json' with { type: 'json' };

/**
 * Named, not discovered: a dependency that is found in the middle of a run is bundled anew, and the page that
 * reloads holds two Reacts.
 */
const dependencies = Object.keys(manifest.dependencies);

/** Component tests in a real browser. What needs Node (exports, SSR, package) is in vitest.node.config.ts. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['@trazo/source', 'module', 'browser', 'development|production', 'default'] },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
      '@storybook/react-vite',
      'storybook/test',
      ...dependencies,
    ],
    // The blocks of the usage pages are Storybook's alone.
    entries: ['src/**/*.tsx', '!src/foundations/usage.tsx'],
  },
  test: {
    name: 'ui',
    // The files share a page: loading the same modules for each costs as much as a third of the tests.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../testing/console-guard.ts', './test/styles.ts'],
    // Generous, as the machine may be busy: what is waited for comes, and how soon is no test's subject.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      // Nothing moves in a test: what is asserted is where things end.
      provider: playwright({
        launchOptions: chromiumLaunchOptions(),
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
