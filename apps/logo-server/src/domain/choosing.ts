import type { Store } from '../ports/store.js';
import { noLogo, Refusal } from './refusal.js';

/**
 * Makes one of a logo's proposals the logo, as often as wanted and at no credit.
 * @returns the key of its image
 * @throws {Refusal} 'not-found' when the logo is not that person's, or has no such proposal.
 */
export async function chooseProposal(
  { store }: { store: Pick<Store, 'logos'> },
  userId: string,
  { logoId, proposalId }: { logoId: string; proposalId: string },
): Promise<string> {
  const imageKey = await store.logos.choose(userId, logoId, proposalId);
  if (imageKey !== undefined) return imageKey;
  const owned = await store.logos.owns(userId, logoId);
  throw owned ? new Refusal('not-found', 'Ese logo no tiene esa propuesta.') : noLogo();
}
