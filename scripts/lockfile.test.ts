import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './pnpm.mjs';

/** Systems that the product is built, served and tested on. */
const SYSTEMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];

/** For one system themselves. */
const OF_ONE = /^@img\/sharp-linux-x64@/;

type Lockfile = { snapshots: Record<string, { optionalDependencies?: Record<string, string> }> };
const { snapshots }: Lockfile = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));

/** Of each package with native builds the systems that the lockfile has none for. */
const missing = Object.entries(snapshots).flatMap(([name, { optionalDependencies = {} }]) => {
  const builds = Object.keys(optionalDependencies);
  if (OF_ONE.test(name) || !builds.some((build) => build.includes('linux-x64'))) return [];
  return SYSTEMS.filter((system) => !builds.some((build) => build.includes(system))).map(
    (system) => `${name}: ${system}`,
  );
});

// pnpm leaves out of the lockfile, without a word, the builds that a registry did not have at that moment.
test('the lockfile has the native builds of every system; else resolve the package anew', () => {
  expect(missing).toEqual([]);
});
