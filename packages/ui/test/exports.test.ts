import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entries, exportMaps } from '../scripts/exports.mjs';
import { writtenSizes } from '../scripts/sizes.mjs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

test('every component folder has its entry point (mend with `npx pnpm --filter @trazo/ui run exports`)', () => {
  expect(manifest.exports).toEqual(exportMaps().workspace);
});

test('the published package offers the same entry points, without the source condition', () => {
  expect(manifest.publishConfig.exports).toEqual(exportMaps().published);
  expect(JSON.stringify(manifest.publishConfig.exports)).not.toContain('@trazo/source');
});

test('the README says what every entry costs (mend with `npx pnpm --filter @trazo/ui run sizes`)', () => {
  expect(Object.keys(writtenSizes()).sort()).toEqual(Object.keys(entries()).sort());
});
