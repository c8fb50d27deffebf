import { beforeAll, expect, test } from 'vitest';
import { ensurePackageBuilt } from '../../../scripts/build.mjs';
import { sizes, writtenSizes } from '../scripts/sizes.mjs';

let measured: Record<string, number>;
beforeAll(async () => {
  ensurePackageBuilt('ui');
  measured = await sizes();
}, 300_000);

// Versions of zlib pack a little differently; what is more than that is another size.
test.each(Object.entries(writtenSizes()))(
  '%s costs the %d kB that the README says (mend with `npx pnpm --filter @trazo/ui run sizes`)',
  (name, kilobytes) => {
    const bytes = measured[name] ?? 0;
    expect(Math.abs(bytes - kilobytes * 1000)).toBeLessThanOrEqual(100 + bytes * 0.02);
  },
);
