import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../testing/chromium.ts';
import { commands } from './commands.ts';
import { everyStoryAsked } from './every-story-asked.ts';

const configDir = dirname(fileURLToPath(import.meta.url));
const root = join(configDir, '..');
/** In a pattern a backslash means something else. */
const pattern = (files: string) => `${configDir.replaceAll('\\', '/')}/${files}`;

declare module 'vitest' {
  interface ProvidedContext {
    pass: 'light' | 'dark';
    /** How many of the three brands a story is read in, besides ours. */
    brands: 'one' | 'all';
  }
}

/** Glyphs without the hints and subpixels of one machine's screen. */
const launchOptions = () => {
  const { args, ...options } = chromiumLaunchOptions();
  return { ...options, args: [...args, '--font-render-hinting=none', '--disable-lcd-text'] };
};

/** A run that takes screenshots leaves judging to the others. The second is what the addon asks whether to run axe. */
const taking = process.env.SCREENSHOTS !== undefined;
const onlyTaking = taking ? { 'storybook/test-provided': { a11y: false } } : {};

const brands: 'one' | 'all' = process.env.BRANDS === 'all' ? 'all' : 'one';

/** A browser context in which nothing moves; preview.tsx takes the theme from the colour scheme. */
const pass = (colorScheme: 'light' | 'dark') => ({
  browser: 'chromium' as const,
  provide: { pass: colorScheme, brands, ...onlyTaking },
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: {
      reducedMotion: 'reduce',
      colorScheme,
      locale: 'es-ES',
      timezoneId: 'UTC',
      deviceScaleFactor: 1,
      // Room for the highest story, so that a screenshot needs no scrolling.
      viewport: { width: 1280, height: 2400 },
    },
  }),
});

/**
 * Every story is a test, once per theme: it renders, its play function passes, axe finds nothing, it looks as its
 * screenshots do, and what stories.setup.ts asks of it holds. `--project storybook` is light (with 320 px and
 * text at 200 %), `--project storybook-dark` is dark (with forced colours and fingers). A story that was not
 * asked fails the run. `npm run screenshots` takes new screenshots.
 */
export default defineConfig({
  root: configDir,
  plugins: [
    storybookTest({ configDir }),
    everyStoryAsked,
    // The addon takes its own stories alone from `include` of the configuration itself.
    {
      name: 'screenshots-test',
      config: () => ({ test: { include: taking ? [] : [pattern('*.test.tsx')] } }),
    },
  ],
  server: { fs: { allow: [root] } },
  // Named, not discovered: a dependency that is found in the middle of a run is bundled anew, and the page reloads.
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', '@storybook/react-vite', 'axe-core'] },
  test: {
    name: 'stories',
    // One page for all files of a theme: loading the same modules two hundred times costs more than the stories.
    isolate: false,
    globalSetup: [join(configDir, 'screenshots.global.ts')],
    setupFiles: [
      join(root, 'testing/console-guard.ts'),
      join(configDir, 'same-day.setup.ts'),
      join(configDir, 'stories.setup.ts'),
    ],
    browser: {
      enabled: true,
      headless: true,
      api: { host: '127.0.0.1' },
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: pass('light').provider,
      commands,
      instances: [
        { ...pass('light'), name: 'storybook' },
        { ...pass('dark'), name: 'storybook-dark' },
      ],
    },
  },
});
