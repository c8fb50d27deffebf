import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions, findChromium } from '../testing/chromium.ts';

/**
 * A picture of every story in light and dark, and of the domain's at 320 px and in forced colours too.
 * Compare: `vitest run --config .storybook/vitest.visual.config.ts`; update: the same with `-u`.
 * Pictures hold for the browser's major version that is written beside them; with another one the
 * comparison is not made, and that is said.
 */
const configDir = dirname(fileURLToPath(import.meta.url));
const pictures = join(configDir, '../packages/ui/__screenshots__');
const record = join(pictures, 'browser.json');
const updating = process.argv.includes('-u') || process.argv.includes('--update');

const said = execFileSync(findChromium() ?? 'chromium', ['--version'], { encoding: 'utf8' });
const current = /(\d+)\./.exec(said)?.[1] ?? 'unknown';
const recorded = existsSync(record) ? String(JSON.parse(readFileSync(record, 'utf8')).chromium) : undefined;
const comparable = updating || recorded === undefined || recorded === current;
if (updating) {
  mkdirSync(pictures, { recursive: true });
  writeFileSync(record, `${JSON.stringify({ chromium: current })}\n`);
}
if (!comparable) {
  console.warn(`Pictures not compared: they are of Chromium ${recorded}, this is Chromium ${current}.`);
}

type Mode = {
  name: string;
  width: number;
  domainOnly: boolean;
  colorScheme: 'light' | 'dark';
  forced: boolean;
};

const MODES: Mode[] = [
  { name: 'light', width: 1024, domainOnly: false, colorScheme: 'light', forced: false },
  { name: 'dark', width: 1024, domainOnly: false, colorScheme: 'dark', forced: false },
  { name: 'narrow', width: 320, domainOnly: true, colorScheme: 'light', forced: false },
  { name: 'forced', width: 1024, domainOnly: true, colorScheme: 'light', forced: true },
];

declare module 'vitest' {
  interface ProvidedContext {
    visual: { width: number; domainOnly: boolean };
  }
}

export default defineConfig({
  root: configDir,
  plugins: [storybookTest({ configDir })],
  // Pictures are written beside the components, outside this folder.
  server: { fs: { allow: [join(configDir, '..')] } },
  test: {
    name: 'visual',
    setupFiles: [join(configDir, 'visual.setup.ts')],
    passWithNoTests: !comparable,
    ...(comparable ? {} : { exclude: ['**/*'] }),
    browser: {
      enabled: true,
      headless: true,
      // The pictures are written by the test's server, on this machine alone.
      api: { host: '127.0.0.1', allowWrite: true },
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: MODES.map(({ name, width, domainOnly, colorScheme, forced }) => ({
        browser: 'chromium',
        name: `visual-${name}`,
        provide: { visual: { width, domainOnly } },
        provider: playwright({
          launchOptions: chromiumLaunchOptions(),
          contextOptions: {
            reducedMotion: 'reduce',
            colorScheme,
            forcedColors: forced ? 'active' : 'none',
            viewport: { width: 1400, height: 1600 },
          },
        }),
      })),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { allowedMismatchedPixelRatio: 0.001 },
          resolveScreenshotPath: ({ arg, ext, testFileDirectory, testFileName, project }) => {
            const folder = testFileDirectory.replace(/^.*?src\//, '');
            return join(
              pictures,
              project.name,
              folder,
              testFileName.replace(/\.stories\.tsx$/, ''),
              `${arg}${ext}`,
            );
          },
        },
      },
    },
  },
});
