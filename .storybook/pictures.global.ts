import { rmSync } from 'node:fs';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { verdict } from '../scripts/picture-rules.mjs';
import {
  differences,
  pictures,
  recordedVersion,
  recordVersion,
  writeVerdict,
} from '../scripts/picture-store.mjs';
import { chromiumLaunchOptions } from '../testing/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pictures: { compared: boolean };
  }
}

let decision: Promise<boolean> | undefined;

/** The browser says its version itself; its name on disk does not. */
async function majorVersion(): Promise<string> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const version = browser.version();
  await browser.close();
  return version.split('.')[0] ?? version;
}

/**
 * Whether this run holds its pictures against the stored ones. If it does not, both versions are named.
 * `pnpm pictures` sets PICTURES: with another version than the recorded one it takes all of them, or none.
 */
async function decide(): Promise<boolean> {
  rmSync(differences, { recursive: true, force: true });
  const current = await majorVersion();
  const { compared, why } = verdict(recordedVersion(), current);
  const taking = process.env.PICTURES;
  if (taking === 'some' && !compared) throw new Error(`${why} Take all of them anew: pnpm pictures`);
  if (taking === 'all' && !compared) rmSync(pictures, { recursive: true, force: true });
  if (taking) recordVersion(current);
  else if (!compared) console.warn(`\n${why}\n`);
  writeVerdict({ compared: compared || taking === 'all', why });
  return compared || taking === 'all';
}

/** Before the stories of a theme. */
export default async function setup(project: TestProject): Promise<void> {
  decision ??= decide();
  project.provide('pictures', { compared: await decision });
}
