import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { whyNotCompared } from '../scripts/screenshot-rules.mjs';
import { differences, recordedIdentity, recordIdentity, screenshots } from '../scripts/screenshot-store.mjs';
import { browserIdentity, ensureChromium } from '../testing/chromium.ts';

/** What a run does with screenshots. In CI they must be compared, unless a job says that another one does. */
export type Task = { kind: 'compare' | 'take' } | { kind: 'nothing'; why: string; allowed: boolean };

declare module 'vitest' {
  interface ProvidedContext {
    screenshots: Task;
  }
}

/** `npm run screenshots` sets SCREENSHOTS: `some` stand beside the others and need their browser, `all` do not. */
function decide(): Task {
  rmSync(differences, { recursive: true, force: true });
  const running = browserIdentity();
  const otherwise = `${ensureChromium()} on ${process.platform} ${process.arch}`;
  const why = whyNotCompared(recordedIdentity(), running, otherwise);
  const taking = process.env.SCREENSHOTS;
  if (taking === 'all' && why) {
    if (!running) {
      throw new Error(
        `Screenshots are taken with the lockfile's browser alone, so that they are the same for everybody; this is ${otherwise}. Take them on Linux x64 without CHROMIUM_PATH, or in a container.`,
      );
    }
    rmSync(screenshots, { recursive: true, force: true });
    recordIdentity(running);
    return { kind: 'take' };
  }
  if (taking && why) throw new Error(why);
  if (taking) return { kind: 'take' };
  if (!why) return { kind: 'compare' };
  process.stdout.write(`\nnote: ${why}\n\n`);
  return { kind: 'nothing', why, allowed: !process.env.CI || process.env.SCREENSHOTS_ELSEWHERE === 'true' };
}

let task: Task | undefined;

/** Before the stories of a theme. */
export default function setup(project: TestProject): void {
  task ??= decide();
  project.provide('screenshots', task);
}
