import { describe, expect, it } from 'vitest';
import { type ClientOptions, createClient } from '../src/index';
import { MAX_INTENTS } from '../src/session/intents';
import { failureOf, memoryStorage, SESSION, skipWaits } from './support/client';

const ANSWER = { image_url: '/a.png', prompt: 'p' };
const brief = (company_name: string) => ({
  company_name,
  style: 'modern',
  color: '#3B82F6',
  description: 'food. (text)',
});

/** What a generation meets: an answer, or what `fetch` rejects with. */
type Outcome = Response | Error | Promise<Response>;
const logo = () => new Response(JSON.stringify(ANSWER));
const refused = () => new Response('{"detail":"no"}', { status: 422 });
const cut = () => new TypeError('cut off');

/** Tabs of one browser before one server: each generation takes the next outcome and leaves its key. */
function browser({ capabilities = ['idempotency'], storage = memoryStorage(), hooks }: BrowserOptions = {}) {
  const keys: (string | null)[] = [];
  const outcomes: Outcome[] = [];
  const fetchLike: typeof fetch = async (url, init) => {
    if (String(url) === '/validate_session') {
      return new Response(JSON.stringify({ validated: 1, email: 'a@b.cl', name: 'A', capabilities }));
    }
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    const outcome = outcomes.shift() ?? logo();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const openTab = async () => {
    const tab = createClient({ baseUrl: '', apiKey: 'k', fetch: fetchLike, storage, hooks });
    await tab.validateSession({ session: SESSION });
    const generate = async (name: string, outcome: Outcome = logo(), options = {}) => {
      outcomes.push(outcome);
      await tab.generateLogo(brief(name), options).catch(() => {});
      return keys.at(-1);
    };
    return { tab, generate };
  };
  return { openTab, keys, outcomes, storage };
}
type BrowserOptions = {
  capabilities?: string[];
  storage?: ReturnType<typeof memoryStorage> | NonNullable<ClientOptions['storage']>;
  hooks?: ClientOptions['hooks'];
};

describe('a generation whose outcome is unknown keeps its key', () => {
  it('while another one succeeds', async () => {
    const { generate } = await browser().openTab();
    const first = await generate('Uno', cut());
    const other = await generate('Dos');
    expect(other).not.toBe(first);
    expect(await generate('Uno')).toBe(first);
    expect(await generate('Uno')).not.toBe(first);
  });

  it('beside others that are under way', async () => {
    const { openTab, keys, outcomes } = browser();
    const { tab } = await openTab();
    outcomes.push(cut(), cut(), logo(), logo());
    await Promise.allSettled([tab.generateLogo(brief('Uno')), tab.generateLogo(brief('Dos'))]);
    await Promise.all([tab.generateLogo(brief('Dos')), tab.generateLogo(brief('Uno'))]);
    expect(new Set(keys).size).toBe(2);
    expect(keys.slice(2)).toEqual([keys[1], keys[0]]);
  });

  it('through a reload, and in another tab', async () => {
    const { openTab } = browser();
    const first = await (await openTab()).generate('Uno', cut());
    expect(await (await openTab()).generate('Uno', cut())).toBe(first);
    const other = await openTab();
    expect(await other.generate('Uno')).toBe(first);
    expect(await (await openTab()).generate('Uno')).not.toBe(first);
  });

  it('when the page went away before any answer', async () => {
    const { openTab, keys, outcomes } = browser();
    const { tab } = await openTab();
    outcomes.push(new Promise(() => {}));
    void tab.generateLogo(brief('Uno'), { timeoutMs: Number.POSITIVE_INFINITY });
    const first = keys.at(-1);
    expect(await (await openTab()).generate('Uno')).toBe(first);
  });

  it('for its session alone', async () => {
    const { generate } = await browser().openTab();
    const first = await generate('Uno', cut());
    expect(await generate('Uno', cut(), { session: 'another' })).not.toBe(first);
    expect(await generate('Uno')).toBe(first);
  });

  it('until the storage forgets it at logout', async () => {
    const { openTab, storage } = browser();
    const { tab, generate } = await openTab();
    const first = await generate('Uno', cut());
    tab.session.clear();
    expect(await generate('Uno', cut(), { session: SESSION })).not.toBe(first);
    tab.session.clear();
    expect((storage as ReturnType<typeof memoryStorage>).entries.size).toBe(0);
  });
});

it.each([408, 409, 425, 429, 500, 501, 502, 505, 599])('a %i does not end an intent', async (status) => {
  const { generate } = await browser().openTab();
  const first = await generate('Uno', new Response('{}', { status }));
  expect(await generate('Uno')).toBe(first);
});

describe('a refusal', () => {
  it('ends the intent whose only request it answers', async () => {
    const { generate } = await browser().openTab();
    const first = await generate('Uno', refused());
    expect(await generate('Uno')).not.toBe(first);
  });

  it('does not end one whose earlier request may still spend', async () => {
    const { generate } = await browser().openTab();
    const first = await generate('Uno', cut());
    expect(await generate('Uno', refused())).toBe(first);
    expect(await generate('Uno', refused())).toBe(first);
    expect(await generate('Uno')).toBe(first);
    expect(await generate('Uno')).not.toBe(first);
  });

  it('does not end one whose earlier request was repeated within the call', async () => {
    const { openTab, outcomes, keys } = browser({ hooks: skipWaits() });
    const { generate } = await openTab();
    outcomes.push(cut());
    const first = await generate('Uno', refused(), { retries: 1 });
    expect(keys).toEqual([first, first]);
    expect(await generate('Uno')).toBe(first);
  });
});

describe('where open generations are kept', () => {
  const stored = (storage: ReturnType<typeof memoryStorage>) =>
    Object.keys(JSON.parse(storage.entries.get('open_generations') ?? '{}'));

  it('[§3 user_data never written] is the key open_generations beside the session, and only while there are any', async () => {
    const storage = memoryStorage();
    const { generate } = await browser({ storage }).openTab();
    await generate('Uno', cut());
    expect([...storage.entries.keys()]).toEqual(['session', 'open_generations']);
    await generate('Uno');
    expect([...storage.entries.keys()]).toEqual(['session']);
  });

  it('nothing is kept, and no key sent, for a server that announced nothing', async () => {
    const storage = memoryStorage();
    const { generate } = await browser({ storage, capabilities: [] }).openTab();
    expect(await generate('Uno', cut())).toBeNull();
    expect([...storage.entries.keys()]).toEqual(['session']);
  });

  it('nothing is kept of an intent that the caller names', async () => {
    const storage = memoryStorage();
    const { generate } = await browser({ storage }).openTab();
    expect(await generate('Uno', cut(), { idempotencyKey: 'mine' })).toBe('mine');
    expect(stored(storage)).toEqual([]);
  });

  it('holds a bounded number, the ones asked for last', async () => {
    const storage = memoryStorage();
    const { generate } = await browser({ storage }).openTab();
    const first = await generate('0', cut());
    const second = await generate('1', cut());
    for (let n = 2; n < MAX_INTENTS; n += 1) await generate(String(n), cut());
    expect(await generate('0', cut())).toBe(first);
    await generate('one more', cut());
    expect(stored(storage)).toHaveLength(MAX_INTENTS);
    expect(await generate('0')).toBe(first);
    expect(await generate('1')).not.toBe(second);
  });

  const quota = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const session = { getItem: (key: string) => (key === 'session' ? 's' : null), removeItem: () => {} };
  it.each([
    ['full', { ...session, setItem: quota }],
    ['silent', { ...session, setItem: () => {} }],
    ['denied', { getItem: quota, setItem: quota, removeItem: quota }],
  ])('a storage that is %s costs the reload only', async (_, storage) => {
    const { openTab } = browser({ storage });
    const { generate } = await openTab();
    const options = { session: SESSION };
    const first = await generate('Uno', cut(), options);
    expect(first).toMatch(/^[a-z0-9]{26}$/);
    await generate('Dos', logo(), options);
    expect(await generate('Uno', logo(), options)).toBe(first);
    expect(await generate('Uno', logo(), options)).not.toBe(first);
  });

  it('a storage that has room again is used again', async () => {
    const storage = memoryStorage();
    let full = true;
    const { openTab } = browser({
      storage: { ...storage, setItem: (key, text) => (full ? quota() : storage.setItem(key, text)) },
    });
    const { generate } = await openTab();
    const first = await generate('Uno', cut());
    full = false;
    const second = await generate('Dos', cut());
    const reloaded = await openTab();
    expect(await reloaded.generate('Uno')).toBe(first);
    expect(await reloaded.generate('Dos')).toBe(second);
  });

  it.each(['', 'no JSON', '{}', 'null', '[null,1]', '{"a":1,"b":{"key":1}}'])(
    'what stands there and is none (%j) is passed over',
    async (text) => {
      const { generate } = await browser({
        storage: memoryStorage({ session: 's', open_generations: text }),
      }).openTab();
      expect(await generate('Uno')).toMatch(/^[a-z0-9]{26}$/);
    },
  );

  it.each([
    { key: 'a\r\nb', pending: 1 },
    { key: `${'a'.repeat(26)}\r\nb`, pending: 1 },
    { key: `a\r\n${'b'.repeat(26)}`, pending: 1 },
    { key: 'b'.repeat(25), pending: 1 },
    { key: 'b'.repeat(26), pending: '1' },
    { key: 'b'.repeat(26) },
  ])('an intent that the client cannot have written (%j) is not sent', async (intent) => {
    const request = JSON.stringify({ ...brief('Uno'), session: 's' });
    const open_generations = JSON.stringify({ [request]: intent });
    const { generate } = await browser({
      storage: memoryStorage({ session: 's', open_generations }),
    }).openTab();
    const key = await generate('Uno');
    expect(key).toMatch(/^[a-z0-9]{26}$/);
    expect(key).not.toBe(intent.key);
  });
});

it('a generation that is cancelled before it is sent spends nothing, and asks nothing', async () => {
  const { openTab, keys } = browser();
  const { tab } = await openTab();
  await failureOf(tab.generateLogo(brief('Uno'), { signal: AbortSignal.abort() }));
  expect(keys).toEqual([]);
});
