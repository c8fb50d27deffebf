import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { verdict } from '../scripts/picture-rules.mjs';
import { recordedVersion } from '../scripts/picture-store.mjs';
import { chromiumLaunchOptions } from '../testing/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pictures: { compared: boolean };
  }
}

let asked: Promise<string> | undefined;

/** The browser says its version itself; its name on disk does not. */
async function majorVersion(): Promise<string> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const version = browser.version();
  await browser.close();
  return version.split('.')[0] ?? version;
}

/** Before the stories: can their pictures be compared in this browser? If not, both versions are named. */
export default async function setup(project: TestProject): Promise<void> {
  const first = asked === undefined;
  asked ??= majorVersion();
  const { compared, why } = verdict(recordedVersion(), await asked);
  if (first && !compared) console.warn(`\n${why}\n`);
  project.provide('pictures', { compared });
}
