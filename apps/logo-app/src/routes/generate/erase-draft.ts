/** Key in session storage; sign-out and 'Nuevo Logo' erase it. */
export const DRAFT_STORAGE_KEY = 'trazo.draft';

/** Forgets the draft: on 'Nuevo Logo' and on sign-out. */
export function eraseDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}
