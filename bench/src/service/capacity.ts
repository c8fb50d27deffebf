import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measured, Row, Source } from '../row';
import { type Answer, ask, repeat } from './load';
import { briefOf, newLogo, newPerson } from './people';
import { type Service, withService } from './processes';

const preview = (round: number) => ({
  path: `/api/preview.svg?name=Empresa+${round}&industry=technology&type=icon`,
});

/** CPU of the calls of a visit. The address that asks has a limit on previews, so few of them are measured. */
const costs = (): Promise<Row[]> =>
  withService(async ({ trazo, dataDir }) => {
    const person = await newPerson({ dataDir }, { logos: 50 });
    const body = JSON.stringify({ session: person.session });
    const page = JSON.stringify({ session: person.session, limit: 50 });
    const png = await newLogo(trazo.url, person);
    const images: string[] = [];
    for (let logo = 0; logo < 20; logo += 1) images.push(await newLogo(trazo.url, person));
    const calls: [string, (index: number) => Promise<Answer>, number][] = [
      ['a session is checked', () => ask(trazo.url, { path: '/validate_session', body }), 500],
      ['a page of 50 logos', () => ask(trazo.url, { path: '/gallery', body: page }), 200],
      ['an image that was drawn before', () => ask(trazo.url, { path: png }), 400],
      ['a preview', (index) => ask(trazo.url, preview(index)), 40],
      ['a logo', () => ask(trazo.url, briefOf(person)), 40],
      ['an image of 1024 px, drawn', (index) => ask(trazo.url, { path: images[index] ?? '' }), 20],
      ['an image of 4096 px, drawn', (index) => ask(trazo.url, { path: `${images[index]}?size=4096` }), 10],
    ];
    const rows: Row[] = [];
    for (const [name, call, times] of calls) {
      // Once before it counts, but for what is drawn only once.
      if (call.length === 0) await repeat(call, times, 4);
      const before = await trazo.use();
      await repeat(call, times, 4);
      rows.push({ name, unit: 'ms of CPU', figure: ((await trazo.use()).cpuMs - before.cpuMs) / times });
    }
    return rows;
  });

/** What the embedded database grows by, by a logo and by a movement, and what an image takes up beside it. */
async function storage(): Promise<Row[]> {
  const LOGOS = 150;
  const MOVEMENTS = 20_000;
  const sizesAfter = (work: (service: Service) => Promise<unknown>) =>
    withService(async (service) => {
      await work(service);
      // Ended first: what is in the log of the database is then in its file.
      await service.trazo.end();
      const folder = join(service.dataDir, 'images');
      const images = await readdir(folder).catch(() => []);
      return {
        bytes: statSync(join(service.dataDir, 'trazo.db')).size,
        images: images.map((name) => statSync(join(folder, name)).size),
      };
    });
  const empty = await sizesAfter((service) => newPerson(service));
  const drawn = await sizesAfter(async (service) => {
    const { url } = service.trazo;
    const person = await newPerson(service);
    for (let logo = 0; logo < LOGOS; logo += 1) await ask(url, { path: await newLogo(url, person) });
  });
  const moved = await sizesAfter((service) => newPerson(service, { movements: MOVEMENTS }));
  const row = (name: string, bytes: number): Row => ({ name, unit: 'kB', figure: bytes / 1_000 });
  const image = drawn.images.reduce((sum, bytes) => sum + bytes, 0) / drawn.images.length;
  return [
    row('a logo with its movement, in the database', (drawn.bytes - empty.bytes) / LOGOS),
    row('a movement alone', (moved.bytes - empty.bytes) / MOVEMENTS),
    row('its image of 1024 px, in the folder or bucket', image),
  ];
}

export const source: Source = {
  title: 'What a visit takes',
  about: 'The built service and the embedded database. [Capacity](capacity.md) reckons from these.',
  measure: async (): Promise<Measured> => ({ rows: [...(await costs()), ...(await storage())] }),
};
