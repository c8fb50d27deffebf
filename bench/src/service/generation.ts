import { availableParallelism } from 'node:os';
import { createEngine } from '@trazo/logo-engine';
import { inTurns, median, percentiles } from '../measure';
import type { Measured, Source } from '../row';
import { cpuOfCall } from './cpu';
import { ask, repeat } from './load';
import { briefOf, newPerson } from './people';
import { withService } from './processes';

const TURNS = 9;
const CALLS = 12;
const AT_ONCE = 32;
const CLIENTS = [1, 2, 4, 8, 16, 32];
/** What a logo comes in. */
const PROPOSALS = 6;
/** The service leaves one processor to the requests. */
const THREADS = Math.max(1, availableParallelism() - 1);
const ENGINE = 'the engine alone';

const measure = (): Promise<Measured> =>
  withService(async ({ trazo, dataDir }) => {
    const person = await newPerson({ dataDir });
    const engine = await createEngine();
    const draw = (index: number) => {
      const { company_name: name, color } = JSON.parse(briefOf(person, index).body);
      const type = (['text', 'icon', 'symbol'] as const)[index % 3] ?? 'text';
      const style = (['modern', 'minimal', 'vintage'] as const)[index % 3] ?? 'modern';
      const brief = { name, industry: 'technology', style, type, color } as const;
      for (const { direction } of engine.propose(brief, 'preview', PROPOSALS))
        engine.drawIcon(name, direction);
    };
    let made = 0;
    const waits: number[] = [];
    const alone: number[] = [];
    const one = await inTurns(
      TURNS,
      async (turn) => {
        const first = made;
        const call = (index: number) => briefOf(person, first + index);
        return cpuOfCall(trazo, { call, times: CALLS, clients: 1, ...(turn >= 0 && { waits }) });
      },
      async (turn) => {
        const { user, system } = process.cpuUsage();
        for (let call = 0; call < CALLS; call += 1) {
          const started = performance.now();
          draw(made++);
          if (turn >= 0) alone.push(performance.now() - started);
        }
        const used = process.cpuUsage({ user, system });
        return (used.user + used.system) / 1_000 / CALLS;
      },
    );
    /** Milliseconds from one logo to the next, asked for by so many at once, and how long each of them waits. */
    const paceOf = async (clients: number, times: number) => {
      const first = made;
      made += times;
      const started = performance.now();
      const ms = await repeat((index) => ask(trazo.url, briefOf(person, first + index)), times, clients);
      return { pace: (performance.now() - started) / times, wait: median(ms) };
    };
    const together = await inTurns(
      3,
      async () => (await paceOf(AT_ONCE, 2 * AT_ONCE)).pace,
      async () => {
        const started = performance.now();
        for (let call = 0; call < AT_ONCE; call += 1) draw(made++);
        return (performance.now() - started) / AT_ONCE / THREADS;
      },
    );
    const paces: [number, { pace: number; wait: number }][] = [];
    for (const clients of CLIENTS) paces.push([clients, await paceOf(clients, Math.max(12, 2 * clients))]);
    return {
      rows: [
        {
          name: 'a logo',
          unit: 'ms of CPU',
          figure: one.figure,
          baseline: { name: ENGINE, figure: one.baseline },
          ratio: one.ratio,
          ...percentiles(waits),
        },
        {
          name: 'a logo, waited for beyond the time of the engine',
          unit: 'ms',
          figure: median(waits) - median(alone),
          limits: [{ of: 'figure', most: 8 }],
        },
        {
          name: `a logo after the other, ${AT_ONCE} clients, ${THREADS} drawing thread${THREADS === 1 ? '' : 's'}`,
          unit: 'ms',
          figure: together.figure,
          baseline: { name: `${ENGINE}, as many threads`, figure: together.baseline },
          ratio: together.ratio,
          limits: [{ of: 'ratio', most: 1 / 0.6 }],
        },
        {
          name: 'the proposals of a logo, stored',
          unit: 'kB',
          figure: median(await sizes(trazo.url, person)),
        },
      ],
      charts: [
        {
          name: 'logos-by-clients',
          title: 'Logos for many at once',
          x: 'clients',
          y: 'ms',
          series: [
            { name: 'waited for a logo', points: paces.map(([clients, { wait }]) => [clients, wait]) },
            { name: 'from one to the next', points: paces.map(([clients, { pace }]) => [clients, pace]) },
          ],
        },
      ],
    };
  });

/** The drawings of all proposals of some logos, in kB: for light and dark grounds, and the icon. */
async function sizes(url: string, person: { session: string; id: string }): Promise<number[]> {
  const found: number[] = [];
  for (let logo = 0; logo < 9; logo += 1) {
    const { proposals } = JSON.parse(String((await ask(url, briefOf(person, 9_000 + logo))).body));
    let bytes = 0;
    for (const { image_url } of proposals) {
      const path = new URL(image_url).pathname.replace(/png$/, 'svg');
      for (const variant of ['light', 'dark', 'icon'])
        bytes += (await ask(url, { path: `${path}?variant=${variant}` })).body.byteLength;
    }
    found.push(bytes / 1_000);
  }
  return found;
}

export const source: Source = {
  title: 'Making a logo',
  about: `/generate_logo of the built service beside the same kinds of briefs drawn by the engine in this process. Every brief
is a new one; a logo comes in ${PROPOSALS} proposals.`,
  measure,
};
