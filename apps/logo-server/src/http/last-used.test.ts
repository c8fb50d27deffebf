import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestOf, lastUsed } from './last-used.js';

const LIMIT = 80_000;

test('what was used last is kept, and no more of it than the limit', () => {
  const use = fc.record({
    name: fc.integer({ min: 0, max: 40 }),
    size: fc.nat(12_000),
    isRead: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(use, { maxLength: 120 }), (uses) => {
      const things = lastUsed<{ bytes: Uint8Array }>(LIMIT);
      /** Oldest first. */
      let expected: { name: string; bytes: Uint8Array }[] = [];
      const costOf = ({ name, bytes }: { name: string; bytes: Uint8Array }) =>
        bytes.byteLength + 2 * name.length + 200;
      for (const { name: number, size, isRead } of uses) {
        const name = String(number);
        const known = expected.find((thing) => thing.name === name);
        if (isRead) {
          expect(things.get(name)?.bytes).toBe(known?.bytes);
          if (known) expected = [...expected.filter((thing) => thing !== known), known];
          continue;
        }
        const thing = { name, bytes: new Uint8Array(size) };
        things.set(name, thing);
        expected = expected.filter((other) => other !== known);
        if (costOf(thing) <= largestOf(LIMIT)) expected.push(thing);
        while (expected.reduce((sum, one) => sum + costOf(one), 0) > LIMIT) expected.shift();
      }
      for (const { name, bytes } of expected) expect(things.get(name)?.bytes).toBe(bytes);
    }),
  );
});
