import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../testing/chromium.ts';

const configDir = dirname(fileURLToPath(import.meta.url));

/** A browser context in which nothing moves; preview.tsx takes the theme from the colour scheme. */
const context = (colorScheme: 'light' | 'dark') =>
  playwright({
    launchOptions: chromiumLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce', colorScheme },
  });

/**
 * Every story is a test: it renders, its play function passes, axe finds nothing. Once per theme:
 * `--project storybook` is light, `--project storybook-dark` is dark.
 */
export default defineConfig({
  root: configDir,
  plugins: [storybookTest({ configDir })],
  test: {
    name: 'stories',
    setupFiles: [fileURLToPath(new URL('../testing/console-guard.ts', import.meta.url))],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: context('light'),
      instances: [
        { browser: 'chromium', name: 'storybook' },
        { browser: 'chromium', name: 'storybook-dark', provider: context('dark') },
      ],
    },
  },
});
