import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, ask, repeat } from './load';
import { briefOf, newLogo, newPerson, type Place } from './people';
import { type Measured, startTrazo } from './processes';

/** What a call takes of a processor, in milliseconds, by everything that the service runs for it. */
export type Cost = { name: string; cpuMs: number };

const preview = (round: number) => ({
  path: `/api/preview.svg?name=Empresa+${round}&industry=technology&type=icon`,
});

/** What the calls of a visit cost. The address that asks has a limit on previews, so few of them are measured. */
export async function costs(trazo: Measured, place: Place): Promise<Cost[]> {
  const person = await newPerson(place, { logos: 50 });
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
  const rows: Cost[] = [];
  for (const [name, call, times] of calls) {
    const before = await trazo.use();
    await repeat(call, times, 4);
    rows.push({ name, cpuMs: ((await trazo.use()).cpuMs - before.cpuMs) / times });
  }
  return rows;
}

export type Storage = { logo: number; movement: number; image: number };

/** What the embedded database grows by, in bytes, by a logo and by a movement, and what an image takes up beside it. */
export async function storage(newFolder: () => Promise<string>): Promise<Storage> {
  const LOGOS = 150;
  const MOVEMENTS = 20_000;
  const sizeWith = async (work: (trazo: Measured, place: Place) => Promise<void>) => {
    const dataDir = await newFolder();
    const trazo = await startTrazo({ DATA_DIR: dataDir });
    await work(trazo, { dataDir });
    await trazo.end();
    return { dataDir, bytes: statSync(join(dataDir, 'trazo.db')).size };
  };
  const empty = await sizeWith(async (_, place) => {
    await newPerson(place);
  });
  const drawn = await sizeWith(async (trazo, place) => {
    const person = await newPerson(place);
    for (let logo = 0; logo < LOGOS; logo += 1)
      await ask(trazo.url, { path: await newLogo(trazo.url, person) });
  });
  const moved = await sizeWith(async (_, place) => {
    await newPerson(place, { movements: MOVEMENTS });
  });
  const folder = join(drawn.dataDir, 'images');
  const images = (await readdir(folder)).map((name) => statSync(join(folder, name)).size);
  const movement = (moved.bytes - empty.bytes) / MOVEMENTS;
  return {
    movement,
    // A logo is paid for by a movement, which is counted with it.
    logo: (drawn.bytes - empty.bytes) / LOGOS,
    image: images.reduce((sum, bytes) => sum + bytes, 0) / images.length,
  };
}
