import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { chromiumLaunchOptions } from '../../testing/chromium.ts';

/** Lets every request for a file fail, as a network does, until they are answered again. */
const failRequests: BrowserCommand<[path: string]> = ({ context }, path) =>
  context.route(`**${path}*`, (route) => route.abort()).then(() => {});
const answerRequests: BrowserCommand<[path: string]> = ({ context }, path) => context.unroute(`**${path}*`);

/** The app in a real browser: every screen on the real client, with a server that a test scripts. */
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
      'react-router-dom',
      '@tanstack/react-query',
      'lucide-react',
      'vitest-browser-react',
    ],
    entries: ['src/**/*.{ts,tsx}', '../../packages/ui/src/**/*.tsx'],
  },
  // As in the app's build: a drawing has an address, however small it is.
  build: { assetsInlineLimit: 0 },
  test: {
    name: 'logo-app',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../testing/console-guard.ts', './src/testing/setup.ts'],
    // These limits end what hangs. A screen is loaded on demand, and a busy machine takes its time over it; to look
    // again costs next to nothing.
    expect: { poll: { timeout: 60_000, interval: 10 } },
    testTimeout: 600_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      // Nothing moves in a test: what is asserted is where things end.
      provider: playwright({
        launchOptions: chromiumLaunchOptions(),
        contextOptions: { reducedMotion: 'reduce', locale: 'es-ES' },
      }),
      commands: { failRequests, answerRequests },
      instances: [{ browser: 'chromium' }],
    },
  },
});
