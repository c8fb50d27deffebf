import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { ensurePackageBuilt } from '../../../scripts/build.mjs';
import { chromiumLaunchOptions } from '../../../testing/chromium.ts';
import { median } from '../measure';
import type { Measured, Row, Source } from '../row';
import type { Stage } from './rows';

const TURNS = 15;
const entry = fileURLToPath(new URL('rows.tsx', import.meta.url));

/** The page's script as an app ships it: the built package, React for production. */
async function script(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'rows' } },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}

type Taken = Record<'mount' | 'update', number>;
/** `own` is the component, `bare` the same elements without it. */
type Kind = Parameters<Stage['mount']>[0];
type Staged = { stages: Record<string, Stage> };

/** Milliseconds of CPU of a mount and of a change, layout included. */
async function taken(page: Page, cpuMs: () => Promise<number>, name: string, kind: Kind): Promise<Taken> {
  const timed = async (what: keyof Taken) => {
    // What is painted of before is over.
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => setTimeout(frame))));
    const before = await cpuMs();
    await page.evaluate(
      (asked) => (window as unknown as Staged).stages[asked.name]?.[asked.what](asked.kind),
      { name, what, kind },
    );
    return (await cpuMs()) - before;
  };
  const found = { mount: await timed('mount'), update: await timed('update') };
  await page.evaluate((asked) => (window as unknown as Staged).stages[asked]?.leave(), name);
  return found;
}

async function rowsOf(page: Page, cpuMs: () => Promise<number>, name: string): Promise<Row[]> {
  const turns: Record<Kind, Taken>[] = [];
  for (let turn = -1; turn < TURNS; turn += 1) {
    const own = await taken(page, cpuMs, name, 'own');
    const bare = await taken(page, cpuMs, name, 'bare');
    if (turn >= 0) turns.push({ own, bare });
  }
  return (['mount', 'update'] as const).map((what) => ({
    name: `${name}, ${what === 'mount' ? 'mounted' : 'changed'}`,
    unit: 'ms of CPU',
    figure: median(turns.map(({ own }) => own[what])),
    baseline: { name: 'its elements alone', figure: median(turns.map(({ bare }) => bare[what])) },
    ratio: median(turns.map(({ own, bare }) => own[what] / bare[what])),
  }));
}

async function measure(): Promise<Measured> {
  ensurePackageBuilt('ui');
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><html lang="es"><body></body></html>');
    await page.addScriptTag({ content: await script() });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const cpuMs = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return 1_000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const names = await page.evaluate(() => Object.keys((window as unknown as Staged).stages));
    const rows: Row[] = [];
    for (const name of names) rows.push(...(await rowsOf(page, cpuMs, name)));
    return { rows };
  } finally {
    await browser.close();
  }
}

export const source: Source = {
  title: 'Time of the design system',
  about: `CPU of the page for 1,000 of a component mounted, then all of them changed, layout included, beside the same elements
without the component.`,
  measure,
};
