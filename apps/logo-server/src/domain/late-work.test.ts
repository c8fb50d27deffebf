import { expect, test } from 'vitest';
import { lateWork } from './late-work.js';

const HOUR = 3_600_000;

test('what was begun is waited for, and what never ends no longer than is said', async () => {
  const { begin, ended } = lateWork();
  await ended(HOUR);
  let end = () => {};
  begin(new Promise<void>((resolve) => (end = resolve)));
  await ended(0);
  const order: string[] = [];
  const waited = ended(HOUR).then(() => order.push('waited'));
  await Promise.resolve();
  order.push('ended');
  end();
  await waited;
  expect(order).toEqual(['ended', 'waited']);
});
