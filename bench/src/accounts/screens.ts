import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../../testing/chromium.ts';
import { inTurns, median, percentiles } from '../measure';
import type { Measured, Row, Source } from '../row';
import { newPerson } from '../service/people';
import { withService } from '../service/processes';
import { scrollRows } from './scrolling';
import { type Visitor, visiting } from './visit';

const WEB_ROOT = fileURLToPath(new URL('../../../apps/logo-app/dist', import.meta.url));
const SLOWER = 4;
const TURNS = 3;
/** Of what has no aim. */
const TURNS_WHOLE = 1;
const SCREENS = {
  '/gallery': 'gallery',
  '/record': 'history, logos',
  '/record?tab=movements': 'history, movements',
};
const SMALL = 'an account of 100 logos';
const LIMIT = { of: 'ratio', most: 1.3 } as const;

type Load = { paintedMs: number; cpuMs: number; bytes: number };

const measure = (): Promise<Measured> =>
  withService(
    async ({ trazo, dataDir }) => {
      const browser = await chromium.launch(chromiumLaunchOptions());
      try {
        const small = await newPerson({ dataDir }, { logos: 100, movements: 200 });
        const large = await newPerson({ dataDir }, { logos: 10_000, movements: 100_000 });
        const visitor = { browser, url: trazo.url, slower: SLOWER };
        const rows: Row[] = [];
        for (const [path, screen] of Object.entries(SCREENS)) {
          for (const whole of [false, true]) {
            const loads: Record<'small' | 'large', Load[]> = { small: [], large: [] };
            const load = async (turn: number, size: 'small' | 'large') => {
              const person = size === 'small' ? small : large;
              const found = await loadOf({ ...visitor, person, whole }, path);
              if (turn >= 0) loads[size].push(found);
              return found.paintedMs;
            };
            const painted = await inTurns(
              whole ? TURNS_WHOLE : TURNS,
              (turn) => load(turn, 'large'),
              (turn) => load(turn, 'small'),
            );
            rows.push(...rowsOf(`${screen}, ${whole ? 'whole' : 'by the page'}`, painted, loads, whole));
          }
        }
        return { rows: [...rows, ...(await scrollRows({ ...visitor, person: large }))] };
      } finally {
        await browser.close();
      }
    },
    { WEB_ROOT },
  );

function rowsOf(
  name: string,
  painted: { figure: number; baseline: number; ratio: number },
  { small, large }: Record<'small' | 'large', Load[]>,
  whole: boolean,
): Row[] {
  const cpu = (loads: Load[]) => median(loads.map(({ cpuMs }) => cpuMs));
  const kilobytes = (loads: Load[]) => (loads[0]?.bytes ?? 0) / 1_000;
  return [
    {
      name: `${name}: first row painted`,
      unit: 'ms',
      figure: painted.figure,
      baseline: { name: SMALL, figure: painted.baseline },
      ratio: painted.ratio,
      ...percentiles(large.map(({ paintedMs }) => paintedMs)),
      ...(!whole && { limits: [LIMIT] }),
    },
    {
      name: `${name}: main thread until then`,
      unit: 'ms of CPU',
      figure: cpu(large),
      baseline: { name: SMALL, figure: cpu(small) },
      ratio: cpu(large) / cpu(small),
    },
    {
      name: `${name}: lists on the wire, compressed`,
      unit: 'kB',
      figure: kilobytes(large),
      baseline: { name: SMALL, figure: kilobytes(small) },
      ratio: kilobytes(large) / kilobytes(small),
    },
  ];
}

/** From the request of the document until the first row of the list is painted, or the app says that it gave up. */
function loadOf(visitor: Visitor, path: string): Promise<Load> {
  return visiting(visitor, async ({ page, cpuMs, listBytes }) => {
    const before = await cpuMs();
    await page.goto(visitor.url + path);
    // No function of it has a name: the compiler would add a call that the page does not know.
    const paintedMs = await page.evaluate(async () => {
      while (!document.querySelector('article, [role=alert]')) {
        await new Promise((frame) => requestAnimationFrame(frame));
      }
      await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
      return performance.now();
    });
    return { paintedMs, cpuMs: (await cpuMs()) - before, bytes: await listBytes() };
  });
}

export const source: Source = {
  title: 'Screens of large accounts',
  about: `The built product in a browser at a quarter of its speed that has the app in its cache: an account of 10,000 logos and
100,000 movements beside one of 100 and 200. Whole is how a server without \`paging\` has to give its lists: there the
list itself grows, no aim is set, and it is measured once; the app asks this server by the page.`,
  measure,
};
