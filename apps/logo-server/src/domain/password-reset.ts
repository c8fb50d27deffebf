import { type Clock, HOUR_MS } from '../ports/clock.js';
import type { Mailer } from '../ports/mailer.js';
import type { Store } from '../ports/store.js';
import { digest, newKey } from './digest.js';
import { countHourly } from './hourly-limit.js';

/** A link works for an hour, once. */
export const RESET_LIFETIME_MS = HOUR_MS;
/** The most links that an account is sent within an hour; whoever asks for more is told the same. */
const LINKS_PER_HOUR = 3;

type Deps = { store: Store; clock: Clock };

/** A token with which the person may choose a new password; undefined when the account was given enough of them. */
export async function issueReset({ store, clock }: Deps, userId: string): Promise<string | undefined> {
  const token = newKey();
  const now = clock();
  const issued = await store.transaction(async ({ attempts, resets }) => {
    const key = `links:${digest(userId)}`;
    if ((await countHourly(attempts, key, LINKS_PER_HOUR, now)) > 0) return false;
    await resets.add({ tokenHash: digest(token), userId, expiresAt: now + RESET_LIFETIME_MS });
    return true;
  });
  return issued ? token : undefined;
}

/** Sends the link to whoever has an account of that e-mail, and nothing to anybody else. */
export async function sendReset(
  deps: Deps & { mailer: Mailer },
  email: string,
  linkOf: (token: string) => string,
): Promise<void> {
  const account = await deps.store.accounts.findByEmail(email);
  const token = account && (await issueReset(deps, account.userId));
  if (account === undefined || token === undefined) return;
  await deps.mailer.send({
    to: account.email,
    subject: 'Elige otra contraseña en Trazo',
    // Not by name: nobody has shown yet that the address is theirs, and the name is whatever they wrote.
    text: `Hola:

Alguien pidió otra contraseña para tu cuenta de Trazo. Si fuiste tú, elígela aquí:

${linkOf(token)}

El enlace sirve una vez, durante una hora. Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.
`,
  });
}

/** Whose the token is; undefined when it is unknown, used or too old. */
export async function emailOfReset({ store, clock }: Deps, token: string): Promise<string | undefined> {
  const userId = await store.resets.find(digest(token), clock());
  return userId === undefined ? undefined : (await store.accounts.find(userId))?.email;
}

/**
 * Stores a new password by a token, and ends all that the old one opened.
 * @returns false when the token is unknown, used or too old.
 */
export async function resetPassword({ store, clock }: Deps, token: string, hash: string): Promise<boolean> {
  return store.transaction(async ({ accounts, resets, sessions }) => {
    const userId = await resets.take(digest(token), clock());
    if (userId === undefined) return false;
    await accounts.setPasswordHash(userId, hash);
    await sessions.revokeAll(userId, clock());
    await resets.clear(userId);
    return true;
  });
}
