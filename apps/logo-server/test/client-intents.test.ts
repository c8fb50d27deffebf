import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, type ClientOptions, createClient } from '@trazo/api-client';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { TestServer } from '../src/testing/index.js';
import { API_KEY, freshPostgres, newPerson, onEachDatabase } from './harness.js';

const CREDITS = 100;
const NAMES = ['Uno', 'Dos'] as const;
type Name = (typeof NAMES)[number];

/** What becomes of a request on its way to the server and back. */
const FATES = [
  'answered',
  'times out',
  'cancelled',
  'answer lost',
  'refused on the way',
  'gateway fails',
] as const;
type Fate = (typeof FATES)[number];

/** Two tabs of one browser, and a network that loses and holds requests, before the real server. */
class Browser {
  readonly #server: () => TestServer;
  readonly #storage: Map<string, string>;
  readonly #tabs: Client[] = [];
  /** Requests that left the browser and did not reach the server yet. */
  readonly #held: (() => Promise<unknown>)[] = [];
  #fate: Fate = 'answered';
  #cancel = new AbortController();

  constructor(server: () => TestServer, session: string) {
    this.#server = server;
    this.#storage = new Map([['session', session]]);
  }

  /** Opens a tab anew: nothing that it kept in memory stays. */
  async load(tab: number): Promise<void> {
    this.#tabs[tab] = this.#newClient();
    await this.#tabs[tab].validateSession();
  }

  async generate(tab: number, name: Name, fate: Fate): Promise<void> {
    this.#fate = fate;
    this.#cancel = new AbortController();
    const limit = fate === 'times out' ? { timeoutMs: 1 } : { signal: this.#cancel.signal };
    const made = this.#tabs[tab]?.generateLogo(briefOf(name), limit);
    await (fate === 'answered' ? made : expect(made).rejects.toThrow());
  }

  async doubleClick(name: Name): Promise<void> {
    this.#fate = 'answered';
    await Promise.all([this.#tabs[0], this.#tabs[0]].map((tab) => tab?.generateLogo(briefOf(name))));
  }

  /** What was held reaches the server after all; nobody waits for its answers. */
  async arrive(): Promise<void> {
    await Promise.all(this.#held.splice(0).map((deliver) => deliver()));
  }

  /** Logos by name and credits, as the server has them. */
  async ledger() {
    const client = this.#newClient();
    const [check, logos, movements] = await Promise.all([
      client.validateSession(),
      client.logosInfo(),
      client.movements(),
    ]);
    return {
      made: (name: Name) => logos.filter(({ name_logo }) => name_logo === name).length,
      logos: logos.length,
      spent: movements.filter(({ tipo_mov }) => tipo_mov === 'egreso').length,
      left: check.valid ? check.creditos : undefined,
    };
  }

  #newClient(): Client {
    const kept = this.#storage;
    return createClient({
      baseUrl: '',
      apiKey: API_KEY,
      fetch: this.#fetch,
      retries: 0,
      // How long an answer takes is not asked here.
      timeouts: { default: Number.POSITIVE_INFINITY },
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    });
  }

  readonly #fetch: NonNullable<ClientOptions['fetch']> = async (url, init) => {
    const deliver = async () => this.#server().service.app.request(url, { ...init, signal: null });
    switch (url === '/generate_logo' ? this.#fate : 'answered') {
      case 'answered':
        return deliver();
      case 'times out':
        this.#held.push(deliver);
        return new Promise<Response>(() => {});
      case 'cancelled':
        this.#held.push(deliver);
        this.#cancel.abort();
        return new Promise<Response>(() => {});
      case 'answer lost':
        await deliver();
        throw new TypeError('cut off');
      case 'refused on the way':
        return Response.json({ detail: 'No' }, { status: 403 });
      case 'gateway fails':
        return new Response('', { status: 502 });
    }
  };
}

const briefOf = (companyName: Name) => ({
  companyName,
  selectedIndustry: 'gastronomy',
  selectedStyle: 'vintage',
  logoType: 'icon',
  selectedColor: '#EF4444',
});

/** What people meant: how often they asked for a new logo of a name, and how often they were given one. */
type Meant = { asked: number; given: number; isOpen: boolean; unknown: number };
type Model = Record<Name, Meant>;
const nothingMeant = (): Model => {
  const none = { asked: 0, given: 0, isOpen: false, unknown: 0 };
  return { Uno: { ...none }, Dos: { ...none } };
};

/** Asking again for what may still come means the same logo; asking after it came, or was refused, a new one. */
function ask(meant: Meant, fate: Fate): void {
  if (!meant.isOpen) {
    meant.asked += 1;
    meant.unknown = 0;
  }
  if (fate === 'answered') meant.given += 1;
  const isRefused = fate === 'refused on the way';
  if (!isRefused) meant.unknown += 1;
  meant.isOpen = fate !== 'answered' && !(isRefused && meant.unknown === 0);
}

type Command = fc.AsyncCommand<Model, Browser>;

const command = (
  label: string,
  mean: (model: Model) => void,
  act: (browser: Browser) => Promise<void>,
): Command => ({
  check: () => true,
  toString: () => label,
  async run(model, browser) {
    mean(model);
    await act(browser);
    const { made, logos, spent, left } = await browser.ledger();
    expect({ spent, left }).toEqual({ spent: logos, left: CREDITS - logos });
    for (const name of NAMES) {
      expect(made(name), `logos of ${name}`).toBeGreaterThanOrEqual(model[name].given);
      expect(made(name), `logos of ${name}`).toBeLessThanOrEqual(model[name].asked);
    }
  },
});

const name = fc.constantFrom(...NAMES);
const tab = fc.constantFrom(0, 1);
const SEND = fc.tuple(tab, name, fc.constantFrom(...FATES)).map(([tab, name, fate]) =>
  command(
    `${name} in tab ${tab} is ${fate}`,
    (model) => ask(model[name], fate),
    (browser) => browser.generate(tab, name, fate),
  ),
);
const DOUBLE_CLICK = name.map((name) =>
  command(
    `${name} is clicked twice`,
    (model) => ask(model[name], 'answered'),
    (browser) => browser.doubleClick(name),
  ),
);
const ARRIVE = fc.constant(
  command(
    'what was held arrives',
    () => {},
    (browser) => browser.arrive(),
  ),
);
const RELOAD = tab.map((tab) =>
  command(
    `tab ${tab} is loaded again`,
    () => {},
    (browser) => browser.load(tab),
  ),
);

onEachDatabase('one intent, at most one credit', (start, kind) => {
  const folders: string[] = [];
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  test('whatever is lost, late, refused, reloaded or restarted in between', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'trazo-intents-'));
    folders.push(DATA_DIR);
    const database = kind === 'postgres' ? { DATABASE_URL: await freshPostgres() } : {};
    const open = () => start({ env: { DATA_DIR, CREDITS_ENFORCED: 'true', ...database } });
    let server = await open();
    const RESTART = fc.constant(
      command(
        'the server restarts',
        () => {},
        async () => {
          await server.close();
          server = await open();
        },
      ),
    );

    const scripts = fc.commands([SEND, SEND, SEND, DOUBLE_CLICK, ARRIVE, RELOAD, RESTART], {
      maxCommands: 12,
    });
    await fc.assert(
      fc.asyncProperty(scripts, async (commands) => {
        const { session } = await newPerson(server, { credits: CREDITS });
        const browser = new Browser(() => server, session);
        await browser.load(0);
        await browser.load(1);
        await fc.asyncModelRun(() => ({ model: nothingMeant(), real: browser }), commands);
      }),
      { numRuns: 20 },
    );
  }, 120_000);
});
