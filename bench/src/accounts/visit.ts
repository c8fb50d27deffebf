import { request } from 'node:http';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import type { Person } from '../service/people';

const LISTS = new Set(['/gallery', '/logos_info', '/movimiento_info']);
/** Of the kind and size that the service gives; how fast logos are drawn is measured elsewhere. */
const PICTURE = await sharp({ create: { width: 1_024, height: 768, channels: 3, background: '#3B82F6' } })
  .png()
  .toBuffer();

const HEAP_READINGS = 4;
const HEAP_REST_MS = 250;

export type Visit = {
  page: Page;
  /** Of the page's main thread so far, in milliseconds. */
  cpuMs: () => Promise<number>;
  /** Bytes after a collection: the least of some, as what is just being done is in memory too. */
  heap: () => Promise<number>;
  /** What the lists that were asked for weigh on the wire, compressed. */
  listBytes: () => Promise<number>;
};

export type Visitor = {
  browser: Browser;
  url: string;
  person: Person;
  /** As from a server that announces no pages. */
  whole: boolean;
  /** How many times slower than this machine. */
  slower: number;
};

/** A browser that has been here before: its cache holds the app, and nothing of the lists. */
export async function visiting<Result>(
  { browser, url, person, whole, slower }: Visitor,
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript((id) => localStorage.setItem('session', id), person.session);
    await context.route('**/logos/**', (route) => route.fulfill({ contentType: 'image/png', body: PICTURE }));
    if (whole) {
      await context.route('**/validate_session', async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { capabilities: string[] };
        const capabilities = answer.capabilities.filter((name) => name !== 'paging');
        await route.fulfill({ response, json: { ...answer, capabilities } });
      });
    }
    const page = await context.newPage();
    await page.goto(`${url}/plan`);
    await page.waitForSelector('h1');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const cpuMs = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const heap = async () => {
      let least = Number.POSITIVE_INFINITY;
      for (let reading = 0; reading < HEAP_READINGS; reading += 1) {
        await page.waitForTimeout(HEAP_REST_MS);
        await cdp.send('HeapProfiler.collectGarbage');
        least = Math.min(least, (await cdp.send('Runtime.getHeapUsage')).usedSize);
      }
      return least;
    };
    const asked: { path: string; body: string }[] = [];
    page.on('request', (made) => {
      const { pathname } = new URL(made.url());
      if (made.method() === 'POST' && LISTS.has(pathname))
        asked.push({ path: pathname, body: made.postData() ?? '' });
    });
    // Asked for again: what the browser says of sizes is not always all of it.
    const listBytes = async () =>
      (await Promise.all(asked.map((list) => bytesOf(url, list)))).reduce((sum, bytes) => sum + bytes, 0);
    return await work({ page, cpuMs, heap, listBytes });
  } finally {
    await context.close();
  }
}

function bytesOf(url: string, { path, body }: { path: string; body: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', apikey: 'trazo-local', 'accept-encoding': 'gzip' };
    const sent = request(url + path, { method: 'POST', headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      answer.on('end', () => resolve(bytes));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
