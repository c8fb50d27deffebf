import { median, percentiles } from '../measure';
import type { Measured, Row, Source } from '../row';
import { ask, repeat } from './load';
import { briefOf, newLogo, newPerson } from './people';
import { withService } from './processes';

const CALLS = 400;
const LOGOS = 12;
const CLIENTS = [1, 2, 4, 8, 16, 32, 64];
const NAME = 'a session is checked';
/** All that a 4096 px picture may be asked for of a logo; each is drawn once. */
const VARIANTS = ['light', 'dark', 'icon', 'mono', 'negative', 'brand'].flatMap((variant) =>
  ['transparent', 'white'].map((background) => `?size=4096&variant=${variant}&background=${background}`),
);

const measure = (): Promise<Measured> =>
  withService(async ({ trazo, dataDir }) => {
    const [light, heavy] = [await newPerson({ dataDir }), await newPerson({ dataDir })];
    const call = { path: '/validate_session', body: JSON.stringify({ session: light.session }) };
    const images: string[] = [];
    for (let logo = 0; logo < LOGOS; logo += 1) images.push(await newLogo(trazo.url, heavy));
    const pictures = images.flatMap((image) => VARIANTS.map((variant) => image + variant));
    const besides = async (clients: number, work: () => Promise<unknown>): Promise<number[]> => {
      let going = true;
      const others = Array.from({ length: clients }, async () => {
        while (going) await work();
      });
      const ms = await repeat(() => ask(trazo.url, call), CALLS, 1);
      going = false;
      await Promise.all(others);
      return ms;
    };
    const quiet = await besides(0, async () => {});
    const row = (name: string, ms: number[]): Row => ({
      name,
      unit: 'ms',
      figure: median(ms),
      baseline: { name: 'beside nothing', figure: median(quiet) },
      ...percentiles(ms),
      limits: [{ of: 'p99', most: 20 }],
    });
    const byClients: [number, ReturnType<typeof percentiles>][] = [];
    for (const clients of CLIENTS)
      byClients.push([clients, percentiles(await repeat(() => ask(trazo.url, call), 1_000, clients))]);
    const pictured = await besides(4, () => ask(trazo.url, { path: pictures.pop() ?? '/healthz' }));
    const generated = await besides(40, () => ask(trazo.url, briefOf(heavy)));
    return {
      rows: [
        row(`${NAME} beside 4 clients with pictures of 4096 px`, pictured),
        row(`${NAME} beside 40 clients that generate`, generated),
      ],
      charts: [
        {
          name: 'waiting-by-clients',
          title: 'Sessions checked for many at once',
          x: 'clients',
          y: 'ms waited',
          series: [
            { name: 'p50', points: byClients.map(([clients, { p50 }]) => [clients, p50]) },
            { name: 'p99', points: byClients.map(([clients, { p99 }]) => [clients, p99]) },
          ],
        },
      ],
    };
  });

export const source: Source = {
  title: 'A light call beside heavy ones',
  about: 'How long somebody waits for /validate_session while others have the service draw.',
  measure,
};
