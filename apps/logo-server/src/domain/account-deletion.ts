import type { Clock } from '../ports/clock.js';
import type { Images } from '../ports/images.js';
import type { Account, LogoPlace, Repositories, Store } from '../ports/store.js';
import { picturesOf } from './logo-pictures.js';
import { Refusal } from './refusal.js';
import { normaliseEmail } from './registration.js';

/** As many logos as are held in memory at once. */
const PAGE = 10;

type Deps = { store: Store; images: Pick<Images, 'keyOf' | 'forget'>; clock: Clock };

const NOT_CONFIRMED = 'Para confirmar, escribe el correo de tu cuenta.';

/**
 * Ends an account for whoever confirms it by its e-mail: all of it at once, then the files that were made of its logos.
 * @throws {Refusal} 'invalid' when it is not confirmed.
 */
export async function deleteAccount(deps: Deps, account: Account, confirmation: string): Promise<void> {
  if (normaliseEmail(confirmation) !== account.email)
    throw new Refusal('invalid', NOT_CONFIRMED, { field: 'confirmation' });
  const { store, images, clock } = deps;
  const keys = await store.transaction(async ({ accounts, logos }) => {
    // Nothing is made or bought any more, and of two that ask only one finds anything.
    if (!(await accounts.lock(account.userId))) return [];
    const made = await keysOfAll({ logos, images }, account.userId);
    await accounts.end(account.userId, clock());
    return made;
  });
  await images.forget(keys);
}

async function keysOfAll(
  { logos, images }: Pick<Repositories, 'logos'> & Pick<Deps, 'images'>,
  userId: string,
): Promise<string[]> {
  const keys: string[] = [];
  let before: LogoPlace | undefined;
  do {
    const made = await logos.drawings(userId, PAGE, before);
    for (const { drawings } of made) keys.push(...drawings.flatMap(picturesOf).map(images.keyOf));
    before = made.at(-1);
  } while (before !== undefined);
  return keys;
}
