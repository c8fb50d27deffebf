import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../testing/chromium.ts';

const configDir = dirname(fileURLToPath(import.meta.url));

/** Every story is a test: it renders, its play function passes, axe finds nothing. Light theme. */
export default defineConfig({
  root: configDir,
  plugins: [storybookTest({ configDir })],
  test: {
    name: 'storybook',
    setupFiles: [fileURLToPath(new URL('../testing/console-guard.ts', import.meta.url))],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      // Nothing moves in a test: what is asserted is where things end.
      provider: playwright({
        launchOptions: chromiumLaunchOptions(),
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
