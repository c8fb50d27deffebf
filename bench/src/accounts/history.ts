import { inTurns, percentiles } from '../measure';
import type { Measured, Row, Source } from '../row';
import { cpuOfCall } from '../service/cpu';
import type { Call } from '../service/load';
import { ask } from '../service/load';
import { briefOf, newPerson, type Person } from '../service/people';
import { type ServerProcess, withService } from '../service/processes';

const TURNS = 5;
const CLIENTS = 4;
/** Of the largest account. */
const LOGOS = 10_000;
const MOVEMENTS = 500_000;
const SIZES = [
  { logos: 10, movements: 1_000 },
  { logos: 100, movements: 10_000 },
  { logos: 1_000, movements: 100_000 },
  { logos: LOGOS, movements: MOVEMENTS },
];
/** Of a call about one row, beside an account that has none. */
const SINGLE = { of: 'ratio', most: 1.2 } as const;

type Account = Person & { logoId: string; image: string };
type Kind = { call: (account: Account, index: number) => Call; times: number; single?: true };

const posted = (path: string, body: object): Call => ({ path, body: JSON.stringify(body) });
const download = (image: string) =>
  `/api/proxy-download?${new URLSearchParams({ image_url: image.replace('.png', '.svg') })}`;

const CALLS = {
  '/validate_session': {
    call: ({ session }) => posted('/validate_session', { session }),
    times: 1_000,
    single: true,
  },
  '/user_info': { call: ({ session }) => posted('/user_info', { session }), times: 200, single: true },
  '/favorite': {
    call: ({ session, logoId }, index) =>
      posted('/favorite', { session, logo_id: logoId, favoritos: index % 2 }),
    times: 200,
    single: true,
  },
  '/generate_logo': { call: (account) => briefOf(account), times: 12, single: true },
  '/api/proxy-download': { call: ({ image }) => ({ path: download(image) }), times: 200, single: true },
  'a page of the gallery': {
    call: ({ session }) => posted('/gallery', { session, limit: 48 }),
    times: 60,
  },
  'a page of favourites': {
    call: ({ session }) => posted('/gallery', { session, limit: 48, category: 'favorites' }),
    times: 60,
  },
  'a search in the gallery': {
    call: ({ session }) => posted('/gallery', { session, limit: 48, search: 'lumbre' }),
    times: 12,
  },
  'a page of movements': {
    call: ({ session }) => posted('/movimiento_info', { session, limit: 10, offset: 0 }),
    times: 60,
  },
  'the middle of the movements': {
    call: ({ session }) => posted('/movimiento_info', { session, limit: 10, offset: MOVEMENTS / 2 }),
    times: 4,
  },
  'a search in the movements': {
    call: ({ session }) => posted('/movimiento_info', { session, limit: 10, offset: 0, search: 'lumbre' }),
    times: 4,
  },
} satisfies Record<string, Kind>;

const WHOLE: Kind = { call: ({ session }) => posted('/gallery', { session }), times: 8 };

const measure = (): Promise<Measured> =>
  withService(async ({ trazo, dataDir }) => {
    const empty = await newAccount(trazo, dataDir);
    const accounts: { size: (typeof SIZES)[number]; account: Account }[] = [];
    for (const size of SIZES) accounts.push({ size, account: await newAccount(trazo, dataDir, size) });
    const full = accounts.at(-1)?.account ?? empty;

    const row = async (name: string, { call, times, single }: Kind): Promise<Row> => {
      const waits: number[] = [];
      const loadOf = (account: Account) => ({
        call: (index: number) => call(account, index),
        times,
        clients: CLIENTS,
      });
      const { figure, baseline, ratio } = await inTurns(
        TURNS,
        (turn) => cpuOfCall(trazo, { ...loadOf(full), ...(turn >= 0 && { waits }) }),
        () => cpuOfCall(trazo, loadOf(empty)),
      );
      return {
        name,
        unit: 'ms of CPU',
        figure,
        baseline: { name: 'an empty account', figure: baseline },
        ratio,
        ...percentiles(waits),
        ...(single && { limits: [SINGLE] }),
      };
    };
    const rows: Row[] = [];
    for (const [name, kind] of Object.entries<Kind>(CALLS)) rows.push(await row(name, kind));

    const line = async (name: string, { call, times }: Kind, by: 'logos' | 'movements') => {
      const points: [number, number][] = [];
      for (const { size, account } of accounts) {
        const load = { call: (index: number) => call(account, index), times, clients: CLIENTS };
        await cpuOfCall(trazo, load);
        points.push([size[by], await cpuOfCall(trazo, load)]);
      }
      return { name, points };
    };
    return {
      rows,
      charts: [
        {
          name: 'calls-by-movements',
          title: 'Calls of accounts with long histories',
          x: 'movements',
          y: 'ms of CPU',
          series: [
            await line('/validate_session', CALLS['/validate_session'], 'movements'),
            await line('page of movements', CALLS['a page of movements'], 'movements'),
            await line('search in movements', CALLS['a search in the movements'], 'movements'),
          ],
        },
        {
          name: 'gallery-by-logos',
          title: 'The gallery of accounts with many logos',
          x: 'logos',
          y: 'ms of CPU',
          series: [
            await line('page', CALLS['a page of the gallery'], 'logos'),
            await line('search', CALLS['a search in the gallery'], 'logos'),
            await line('whole', WHOLE, 'logos'),
          ],
        },
      ],
    };
  });

/** Somebody with a history of that size and one logo more, which is asked for alone. */
async function newAccount(
  trazo: ServerProcess,
  dataDir: string,
  size: { logos?: number; movements?: number } = {},
): Promise<Account> {
  const person = await newPerson({ dataDir }, size);
  const { logo_id, image_url } = JSON.parse(String((await ask(trazo.url, briefOf(person))).body));
  return { ...person, logoId: logo_id, image: image_url };
}

export const source: Source = {
  title: 'Long histories',
  about: `An account with ${LOGOS.toLocaleString('en')} logos and ${MOVEMENTS.toLocaleString('en')} movements beside an empty one in the same service, ${CLIENTS} clients. Calls
about one row are to cost the same; lists and searches look at more of it.`,
  measure,
};
