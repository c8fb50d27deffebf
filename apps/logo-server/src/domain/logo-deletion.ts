import type { Images } from '../ports/images.js';
import type { Store } from '../ports/store.js';
import { picturesOf } from './logo-pictures.js';

/**
 * Takes a logo out of a person's, and then the files that were made of it. What was paid for it stays in the ledger.
 * @returns false when that person has no such logo.
 */
export async function deleteLogo(
  { store, images }: { store: Store; images: Pick<Images, 'keyOf' | 'forget'> },
  userId: string,
  logoId: string,
): Promise<boolean> {
  const drawings = await store.transaction(async ({ accounts, logos }) => {
    // As whoever adds to a logo does: nothing is added to one that is just going, nor left out of its files.
    await accounts.lock(userId);
    return logos.remove(userId, logoId);
  });
  if (drawings === undefined) return false;
  await images.forget(drawings.flatMap(picturesOf).map(images.keyOf));
  return true;
}
