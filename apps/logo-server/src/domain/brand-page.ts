import type { Clock } from '../ports/clock.js';
import type { KeptLogo, Repositories } from '../ports/store.js';
import { newKey } from './digest.js';

type Deps = { store: Pick<Repositories, 'logos' | 'brandPages'>; clock: Clock };

/**
 * Makes the page of a logo, or takes it away for good: one that is made afterwards has another key.
 * @param shared left out: it stays as it is
 * @returns its key; undefined where there is none
 */
export async function sharePage(
  { store, clock }: Deps,
  logoId: string,
  shared: boolean | undefined,
): Promise<string | undefined> {
  if (shared === true) await store.brandPages.add({ logoId, pageKey: newKey(), createdAt: clock() });
  if (shared === false) await store.brandPages.remove(logoId);
  return store.brandPages.keyOf(logoId);
}

/** The logo that the page of a key shows; undefined where there is no such page. */
export async function sharedLogo({ store }: Deps, pageKey: string): Promise<KeptLogo | undefined> {
  const logoId = await store.brandPages.logoOf(pageKey);
  return logoId === undefined ? undefined : store.logos.findKept(logoId);
}
