import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAfter } from './asked-ahead';

const ahead = () => ({
  url: '/validate_session',
  body: '{"session":"una"}',
  answer: Promise.resolve(new Response('ahead')),
});
const ask = async (fetchIt: typeof fetch, url: string, body: string) =>
  (await fetchIt(url, { method: 'POST', body })).text();

beforeEach(() => void vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('asked now')));
afterEach(() => vi.restoreAllMocks());

test('the same request gets the answer of the one made ahead, once', async () => {
  const { url, body, answer } = ahead();
  const fetchIt = fetchAfter({ url, body, answer });
  expect(await ask(fetchIt, url, body)).toBe('ahead');
  expect(await ask(fetchIt, url, body)).toBe('asked now');
});

test.each([
  ['of another session', '/validate_session', '{"session":"otra"}'],
  ['to another address', '/user_info', '{"session":"una"}'],
])('a first request %s is made, and ends the wait for the same', async (_name, url, body) => {
  const fetchIt = fetchAfter(ahead());
  expect(await ask(fetchIt, url, body)).toBe('asked now');
  expect(await ask(fetchIt, '/validate_session', '{"session":"una"}')).toBe('asked now');
});

test('with nothing asked ahead every request is made', async () => {
  expect(await ask(fetchAfter(undefined), '/validate_session', '{}')).toBe('asked now');
});
