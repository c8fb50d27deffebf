import type { Clock } from '../ports/clock.js';
import type { KeptLogo, Store } from '../ports/store.js';
import { isKey, newKey } from './digest.js';
import { ownLogo } from './kept-logo.js';

type Deps = { store: Store; clock: Clock };

/**
 * Makes the page of a person's logo, or takes it away for good: one that is made afterwards has another key.
 * @param shared left out: it stays as it is
 * @returns its key; undefined where there is none
 * @throws {Refusal} 'not-found' when the logo is not that person's.
 */
export async function sharePage(
  { store, clock }: Deps,
  { userId, logoId }: { userId: string; logoId: string },
  shared: boolean | undefined,
): Promise<string | undefined> {
  if (shared === undefined) {
    await ownLogo(store, userId, logoId);
    return store.brandPages.keyOf(logoId);
  }
  return store.transaction(async ({ accounts, logos, brandPages }) => {
    // The logo may be going: it is looked for when it has gone or cannot.
    await accounts.lock(userId);
    await ownLogo({ logos }, userId, logoId);
    if (shared) await brandPages.add({ logoId, pageKey: newKey(), createdAt: clock() });
    else await brandPages.remove(logoId);
    return brandPages.keyOf(logoId);
  });
}

/** The logo that the page of a key shows; undefined where there is no such page. */
export async function sharedLogo(
  { store }: { store: Pick<Store, 'logos' | 'brandPages'> },
  pageKey: string,
): Promise<KeptLogo | undefined> {
  if (!isKey(pageKey)) return undefined;
  const logoId = await store.brandPages.logoOf(pageKey);
  return logoId === undefined ? undefined : store.logos.findKept(logoId);
}
