import { expect, test, vi } from 'vitest';
import { streamList } from './streamed-list.js';

async function* pages() {
  yield [1, 2];
  yield [3];
}

const WHOLE = '{"Things":[{"row":1},{"row":2},{"row":3}]}';

test.each([
  [WHOLE.length, [WHOLE]],
  [WHOLE.length - 1, []],
])('a list that is read to its end is kept whole where it has no more than %i bytes', async (most, kept) => {
  const keep = vi.fn(async (_: Uint8Array) => {});
  const { body } = await streamList('Things', pages(), (row) => ({ row }), { most, keep });
  expect(await new Response(body).text()).toBe(WHOLE);
  await vi.waitFor(() => expect(keep.mock.calls.map(([bytes]) => String(bytes))).toEqual(kept));
});

test('a list that nobody reads to its end is not kept', async () => {
  const keep = vi.fn(async (_: Uint8Array) => {});
  const { body } = await streamList('Things', pages(), (row) => ({ row }), { most: 1_000, keep });
  const reader = body.getReader();
  await reader.read();
  await reader.cancel();
  expect(keep).not.toHaveBeenCalled();
});
