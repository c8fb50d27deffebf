import { availableParallelism } from 'node:os';
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

/** A browser context in which nothing moves. */
const provider = playwright({
  launchOptions: launchOptions(),
  contextOptions: {
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'es-ES',
    timezoneId: 'UTC',
    deviceScaleFactor: 1,
    // Room for the highest story, so that a screenshot needs no scrolling.
    viewport: { width: 1280, height: 2400 },
  },
});

/**
 * Every story is a test: it renders, its play function passes, axe finds nothing, it looks as its screenshots do in
 * light and in dark, and what stories.setup.ts asks of it holds. A story that was not asked fails the run.
 * `npm run screenshots` takes new screenshots.
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
    // A page goes through many files: loading the same modules two hundred times costs more than the stories.
    isolate: false,
    // Two pages at least, which take the next file in turn: one alone waits for its frames half of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    provide: { brands, ...onlyTaking },
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
      provider,
      commands,
      instances: [{ browser: 'chromium', name: 'storybook' }],
    },
  },
});
