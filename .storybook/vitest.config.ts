import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { SAME_COLOR, TOLERANCE } from '../scripts/picture-rules.mjs';
import { differences, pictures } from '../scripts/picture-store.mjs';
import { chromiumLaunchOptions } from '../testing/chromium.ts';

const configDir = dirname(fileURLToPath(import.meta.url));
const root = join(configDir, '..');

declare module 'vitest' {
  interface ProvidedContext {
    pass: 'light' | 'dark';
  }
}

/** Glyphs without the hints and subpixels of one machine's screen. */
const launchOptions = () => {
  const { args, ...options } = chromiumLaunchOptions();
  return { ...options, args: [...args, '--font-render-hinting=none', '--disable-lcd-text'] };
};

/** A browser context in which nothing moves; preview.tsx takes the theme from the colour scheme. */
const pass = (colorScheme: 'light' | 'dark') => ({
  browser: 'chromium' as const,
  provide: { pass: colorScheme },
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: {
      reducedMotion: 'reduce',
      colorScheme,
      locale: 'es-ES',
      timezoneId: 'UTC',
      deviceScaleFactor: 1,
      // Room for the highest story, so that a picture needs no scrolling.
      viewport: { width: 1280, height: 1600 },
    },
  }),
});

const forcedColors: BrowserCommand<[active: boolean]> = async ({ page }, active) => {
  await page.emulateMedia({ forcedColors: active ? 'active' : 'none' });
};

/**
 * Every story is a test: it renders, its play function passes, axe finds nothing, and it looks as its pictures
 * do. Once per theme: `--project storybook` is light (and 320 px), `--project storybook-dark` is dark (and
 * forced colours). `pnpm pictures` takes new pictures.
 */
export default defineConfig({
  root: configDir,
  plugins: [storybookTest({ configDir })],
  server: { fs: { allow: [root] } },
  test: {
    name: 'stories',
    // One page for all files of a theme: loading the same modules two hundred times costs more than the stories.
    isolate: false,
    globalSetup: [join(configDir, 'pictures.global.ts')],
    setupFiles: [
      join(root, 'testing/console-guard.ts'),
      join(configDir, 'same-day.setup.ts'),
      join(configDir, 'pictures.setup.ts'),
    ],
    browser: {
      enabled: true,
      headless: true,
      // The pictures are written by the test's server, for this machine alone.
      api: { host: '127.0.0.1', allowWrite: true },
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: pass('light').provider,
      commands: { forcedColors },
      instances: [
        { ...pass('light'), name: 'storybook' },
        { ...pass('dark'), name: 'storybook-dark' },
      ],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { allowedMismatchedPixelRatio: TOLERANCE, threshold: SAME_COLOR },
          // The hook's own deadline ends it; a timer here would outlive the last picture and hold up the exit.
          timeout: 0,
          resolveScreenshotPath: ({ arg, ext }) => join(pictures, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(differences, `${arg}${ext}`),
        },
      },
    },
  },
});
