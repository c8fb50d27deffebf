import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getReleasePlan from '@changesets/get-release-plan';
import { expect, test } from 'vitest';
import { root } from './pnpm.mjs';

test('every note of a change is about a published package', async () => {
  // A note that names no package of this repository, or a private one beside another, is an error here.
  const { changesets } = await getReleasePlan(root);
  const named = new Set(changesets.flatMap(({ releases }) => releases.map(({ name }) => name)));
  for (const name of named) expect(['@trazo/ui', '@trazo/api-client', '@trazo/logo-engine']).toContain(name);
});

test.each(['ui', 'api-client', 'logo-engine'])('the next release of %s is written above the last', (name) => {
  const changelog = readFileSync(join(root, 'packages', name, 'CHANGELOG.md'), 'utf8');
  const { version } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  expect(changelog.split('\n')[0]).toBe(`# @trazo/${name}`);
  expect(changelog.match(/^## (.*)$/m)?.[1]).toBe(version);
});
