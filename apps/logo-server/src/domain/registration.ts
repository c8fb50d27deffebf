import type { Clock } from '../ports/clock.js';
import type { Identity } from '../ports/identity.js';
import type { Repositories, Store } from '../ports/store.js';
import { record, welcome } from './credits.js';
import { newId } from './digest.js';

type NewPerson = { email: string; password: string; name?: string; credits: number };

type Deps = { store: Store; identity: Pick<Identity, 'hashPassword'>; clock: Clock };

/**
 * Adds the person, the password, the account and its first credits: all of them or none.
 * @param also what belongs to it; nothing is added when it rejects
 * @returns undefined when the e-mail has an account; as slow as when it has not.
 */
export async function register(
  { store, identity, clock }: Deps,
  person: NewPerson,
  also?: (repositories: Repositories, userId: string) => Promise<void>,
): Promise<{ userId: string; email: string } | undefined> {
  const email = normaliseEmail(person.email);
  const passwordHash = await identity.hashPassword(person.password);
  const userId = newId();
  const createdAt = clock();
  const added = await store.transaction(async (repositories) => {
    const name = person.name?.trim() || nameFromEmail(email);
    if (!(await repositories.accounts.add({ userId, name, email, passwordHash, createdAt }))) return false;
    if (person.credits > 0) await record(repositories, userId, welcome(person.credits), createdAt);
    await also?.(repositories, userId);
    return true;
  });
  return added ? { userId, email } : undefined;
}

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

function nameFromEmail(email: string): string {
  return email.split('@')[0] || 'Usuario';
}
