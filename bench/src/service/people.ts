import { randomBytes } from 'node:crypto';
import { openAdmin } from '@trazo/logo-server/testing';
import { ask } from './load';

/** Where the data of the service lies. */
export type Place = { dataDir: string };
export type Person = { session: string; id: string };

/** Somebody signed in, with a history of so many logos and movements. */
export async function newPerson(
  place: Place,
  { logos = 0, movements = logos + 1 }: { logos?: number; movements?: number } = {},
): Promise<Person> {
  const admin = await openAdmin({ dataDir: place.dataDir });
  const session = `${Date.now()}_${randomBytes(16).toString('hex')}`;
  const email = `${randomBytes(6).toString('hex')}@ejemplo.com`;
  const { id } = await admin.createUser({ email, password: 'una clave larga', credits: 100_000, session });
  if (movements > 1) await admin.fillAccount({ userId: id, logos, movements });
  await admin.close();
  return { session, id };
}

let made = 0;

/** Every brief differs, so that no cache answers; `at` names one again. */
export const briefOf = ({ session }: Person, at = made++): { path: string; body: string } => ({
  path: '/generate_logo',
  body: JSON.stringify({
    session,
    company_name: `Compañía ${at}`,
    style: ['modern', 'minimal', 'vintage'][at % 3],
    color: '#0E7490',
    description: `technology. (${['text', 'icon', 'symbol'][at % 3]})`,
  }),
});

/** Makes a logo and gives the path of its image. */
export async function newLogo(url: string, person: Person): Promise<string> {
  const { body } = await ask(url, briefOf(person));
  return new URL(JSON.parse(String(body)).image_url).pathname;
}
