import { summarise } from '../measure';
import { ask, repeat } from './load';
import { briefOf, newLogo, newPerson, type Place } from './people';
import type { Measured } from './processes';

const CALLS = 400;
const LOGOS = 12;
/** All that a 4096 px picture may be asked for of a logo; each is drawn once. */
const VARIANTS = ['light', 'dark', 'icon', 'mono', 'negative', 'brand'].flatMap((variant) =>
  ['transparent', 'white'].map((background) => `?size=4096&variant=${variant}&background=${background}`),
);

export type Row = { beside: string; p50: number; p95: number; p99: number; done: number };

/** How long somebody waits for /validate_session while others have large pictures or logos drawn. */
export async function lightCalls(trazo: Measured, place: Place): Promise<Row[]> {
  const [light, heavy] = [await newPerson(place), await newPerson(place)];
  const call = { path: '/validate_session', body: JSON.stringify({ session: light.session }) };
  const images: string[] = [];
  for (let logo = 0; logo < LOGOS; logo += 1) images.push(await newLogo(trazo.url, heavy));
  const pictures = images.flatMap((image) => VARIANTS.map((variant) => image + variant));
  const beside = async (name: string, clients: number, work?: () => Promise<unknown>): Promise<Row> => {
    let going = true;
    let done = 0;
    const others = Array.from({ length: clients }, async () => {
      while (going && work !== undefined) {
        await work();
        done += 1;
      }
    });
    const ms = await repeat(() => ask(trazo.url, call), CALLS, 1);
    going = false;
    await Promise.all(others);
    const { median, p95 } = summarise(ms);
    return { beside: name, p50: median, p95, p99: percentile(ms, 0.99), done };
  };
  return [
    await beside('nothing', 0),
    await beside('4 clients with pictures of 4096 px', 4, () =>
      ask(trazo.url, { path: pictures.pop() ?? '/healthz' }),
    ),
    await beside('40 clients that generate', 40, () => ask(trazo.url, briefOf(heavy))),
  ];
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
