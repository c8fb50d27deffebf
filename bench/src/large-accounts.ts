// `npm run bench:large`: the gallery and the history of a large account beside those of a small one, in a browser at a
// quarter of its speed, on the built product: with pages, and as a server that announces none gives the lists. Written to
// docs/capacity.md. Pictures of logos are one small picture here: how fast they are drawn is measured elsewhere.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { ensureProductBuilt } from '../../scripts/build.mjs';
import { chromiumLaunchOptions } from '../../testing/chromium.ts';
import { summarise } from './measure';
import { newPerson, type Person } from './service/people';
import { startTrazo } from './service/processes';

const WEB_ROOT = fileURLToPath(new URL('../../apps/logo-app/dist', import.meta.url));
const CAPACITY = new URL('../../docs/capacity.md', import.meta.url);
const PLACE = /<!-- large -->[\s\S]*<!-- \/large -->/;
const SLOWER = 4;
const LOADS = 3;
const PASSES = 10;
/** As many logos are scrolled through. */
const FAR = 400;
/** What a wheel turns in a frame, in px: some 7,000 a second. */
const STEP = 120;
const LISTS = new Set(['/gallery', '/logos_info', '/movimiento_info']);
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>';
const SCREENS = {
  '/gallery': 'gallery',
  '/record': 'history, logos',
  '/record?tab=movements': 'history, movements',
};

type Visit = {
  page: Page;
  cpuMs: () => Promise<number>;
  heap: () => Promise<number>;
  listBytes: () => Promise<number>;
};
type Load = { paintedMs: number; cpuMs: number; bytes: number };
type Row = { screen: string; lists: string; small: Load; large: Load };
type Scrolled = {
  frames: number;
  p50: number;
  p95: number;
  worst: number;
  slow: number;
  cards: number;
  grown: number;
};

ensureProductBuilt();
const dataDir = await mkdtemp(join(tmpdir(), 'trazo-bench-'));
const [loadBefore = 0] = loadavg();
const trazo = await startTrazo({ DATA_DIR: dataDir, WEB_ROOT });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const small = await newPerson({ dataDir }, { logos: 100, movements: 200 });
  const large = await newPerson({ dataDir }, { logos: 10_000, movements: 100_000 });
  const rows: Row[] = [];
  for (const [path, screen] of Object.entries(SCREENS)) {
    for (const lists of ['by the page', 'whole']) {
      const loads: [Load[], Load[]] = [[], []];
      // In turns, so that whatever else the machine does falls on both.
      for (let round = -1; round < LOADS; round += 1) {
        for (const [index, person] of [small, large].entries()) {
          const load = await loadOf(path, person, lists === 'whole');
          if (round >= 0) loads[index]?.push(load);
        }
      }
      const row = { screen, lists, small: medianOf(loads[0]), large: medianOf(loads[1]) };
      console.log(row);
      rows.push(row);
    }
  }
  await write(rows);
  const scrolled = await scroll(large);
  console.table(scrolled);
  await write(rows, scrolled);
} finally {
  await browser.close();
  await trazo.end();
  await rm(dataDir, { recursive: true, force: true });
}

function medianOf(loads: readonly Load[]): Load {
  return {
    paintedMs: summarise(loads.map(({ paintedMs }) => paintedMs)).median,
    cpuMs: summarise(loads.map(({ cpuMs }) => cpuMs)).median,
    bytes: loads[0]?.bytes ?? 0,
  };
}

/**
 * From the request of the document until the first row of the list is painted: time, and CPU of the page's main thread;
 * and what the lists weigh on the wire.
 */
function loadOf(path: string, person: Person, whole: boolean): Promise<Load> {
  return visiting(person, { whole, slower: SLOWER }, async ({ page, cpuMs, listBytes }) => {
    const before = await cpuMs();
    await page.goto(trazo.url + path);
    // No function of it has a name: the compiler would add a call that the page does not know.
    const paintedMs = await page.evaluate(async () => {
      while (!document.querySelector('article, [role=alert]')) {
        await new Promise((frame) => requestAnimationFrame(frame));
      }
      // The app gives up after ten seconds.
      if (!document.querySelector('article')) return Number.POSITIVE_INFINITY;
      await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
      return performance.now();
    });
    const used = (await cpuMs()) - before;
    return { paintedMs, cpuMs: used, bytes: await listBytes() };
  });
}

/**
 * Down the gallery by the wheel until enough logos have come, with the CPU of each frame at full speed, which the
 * machine's other work hardly changes; then up and down over all of them.
 */
function scroll(person: Person): Promise<Scrolled> {
  return visiting(person, { whole: false, slower: 1 }, async ({ page, cpuMs, heap }) => {
    await page.goto(`${trazo.url}/gallery`);
    await page.waitForSelector('article');
    const loaded = async () =>
      Number(/Mostrando (\d+)/.exec((await page.getByText(/^Mostrando/).textContent()) ?? '')?.[1]);
    const frames: number[] = [];
    let before = await cpuMs();
    while ((await loaded()) < FAR) {
      for (let step = 0; step < 20; step += 1) {
        await page.evaluate(async (px) => {
          window.scrollBy(0, px);
          await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
        }, STEP);
        const now = await cpuMs();
        frames.push(now - before);
        before = now;
      }
      before = await cpuMs();
    }
    const first = await heap();
    for (let pass = 1; pass < PASSES; pass += 1) {
      await page.evaluate(async () => {
        const height = document.documentElement.scrollHeight;
        for (const way of [-1, 1]) {
          for (let place = 0; place < height; place += 1_000) {
            window.scrollBy(0, way * 1_000);
            await new Promise((frame) => requestAnimationFrame(frame));
          }
        }
      });
    }
    const { median, p95, most } = summarise(frames);
    const slow = frames.filter((frame) => frame * SLOWER > 50).length;
    const cards = await page.locator('article').count();
    return {
      frames: frames.length,
      p50: median,
      p95,
      worst: most,
      slow,
      cards,
      grown: (await heap()) - first,
    };
  });
}

/** A browser that has been here before: its cache holds the app, and nothing of the lists. */
async function visiting<Result>(
  { session }: Person,
  { whole, slower }: { whole: boolean; slower: number },
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript((id) => localStorage.setItem('session', id), session);
    await context.route('**/logos/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    );
    if (whole) {
      await context.route('**/validate_session', async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { capabilities: string[] };
        const capabilities = answer.capabilities.filter((name) => name !== 'paging');
        await route.fulfill({ response, json: { ...answer, capabilities } });
      });
    }
    const page = await context.newPage();
    await page.goto(`${trazo.url}/plan`);
    await page.waitForSelector('h1');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const cpuMs = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const heap = async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    };
    const asked: { path: string; body: string }[] = [];
    page.on('request', (made) => {
      const { pathname } = new URL(made.url());
      if (made.method() === 'POST' && LISTS.has(pathname))
        asked.push({ path: pathname, body: made.postData() ?? '' });
    });
    // What the browser says of sizes is not always all of it.
    const listBytes = async () =>
      (await Promise.all(asked.map(bytesOf))).reduce((sum, bytes) => sum + bytes, 0);
    return await work({ page, cpuMs, heap, listBytes });
  } finally {
    await context.close();
  }
}

/** What an answer weighs, compressed. */
function bytesOf({ path, body }: { path: string; body: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', apikey: 'trazo-local', 'accept-encoding': 'gzip' };
    const sent = request(trazo.url + path, { method: 'POST', headers }, (answer) => {
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

/** What has been measured so far. */
async function write(rows: readonly Row[], scrolled?: Scrolled): Promise<void> {
  const head = ['screen', 'lists', 'small, ms', 'large, ms', 'ratio', 'CPU, ratio', 'small, kB', 'large, kB'];
  const time = (painted: number) => (Number.isFinite(painted) ? painted.toFixed(0) : 'given up');
  const cells = rows.map(({ screen, lists, small, large }) => [
    screen,
    lists,
    time(small.paintedMs),
    time(large.paintedMs),
    Number.isFinite(large.paintedMs) ? (large.paintedMs / small.paintedMs).toFixed(2) : '',
    (large.cpuMs / small.cpuMs).toFixed(2),
    (small.bytes / 1_000).toFixed(1),
    (large.bytes / 1_000).toFixed(1),
  ]);
  const table = [head, head.map((_, index) => (index < 2 ? '---' : '---:')), ...cells]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
  const text = `Measured on ${availableParallelism()} processors with a load of ${loadBefore.toFixed(1)} when it began, in a browser at a quarter of its
speed that has the app in its cache: from the request of the page until the first row is painted, the median of ${LOADS} in
turns; kB is what the lists weigh on the wire, compressed.

${table}${scrolled === undefined ? '' : `\n\n${said(scrolled)}`}`;
  const page = await readFile(CAPACITY, 'utf8');
  if (!PLACE.test(page)) throw new Error('docs/capacity.md has no place for large accounts.');
  await writeFile(
    CAPACITY,
    page.replace(PLACE, () => `<!-- large -->\n${text}\n<!-- /large -->`),
  );
}

function said({ frames, p50, p95, worst, slow, cards, grown }: Scrolled): string {
  const ms = (cpu: number) => (cpu * SLOWER).toFixed(0);
  return `Scrolling from the first to the ${FAR}th logo of the large gallery, ${STEP} px a frame, takes ${ms(p50)} ms of the main thread for a
frame at a quarter of the speed (p95 ${ms(p95)} ms, the longest ${ms(worst)} ms), and more than 50 ms for ${slow} of ${frames}. ${cards} cards are in
the document at a time; ${PASSES - 1} more passes up and down leave memory ${(grown / 1e6).toFixed(1)} MB above that of the first.`;
}
