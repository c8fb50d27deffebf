import { beforeAll, expect, test } from 'vitest';
import { ensurePackageBuilt } from '../../../scripts/build.mjs';
import { entries } from '../scripts/exports.mjs';
import { sizeOf, writtenSizes } from '../scripts/sizes.mjs';

beforeAll(() => ensurePackageBuilt('ui'), 300_000);

test('the README says what every entry costs', () => {
  expect(Object.keys(writtenSizes()).sort()).toEqual(Object.keys(entries()).sort());
});

// Versions of zlib pack a little differently; what is more than that is another size.
test.each(Object.entries(writtenSizes()))(
  '%s costs the %d kB that the README says (mend with `npx pnpm --filter @trazo/ui run sizes`)',
  async (name, kilobytes) => {
    const bytes = await sizeOf(name);
    expect(Math.abs(bytes - kilobytes * 1000)).toBeLessThanOrEqual(100 + bytes * 0.02);
  },
);
