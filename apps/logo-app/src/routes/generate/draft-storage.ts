import type { Draft } from './draft';

/** Key in session storage. */
const KEY = 'trazo.draft';

/** The draft that this browser tab keeps, as it was written; null when there is none or storage is denied. */
export function readDraft(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the draft and the step it is at (1 to 5) through a reload. Storage that is full or denied costs only that. */
export function writeDraft(draft: Partial<Draft>, step = 1): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, step }));
  } catch {
    // The wizard goes on without it.
  }
}

/** Forgets the draft: on 'Nuevo Logo' and on sign-out. */
export function eraseDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
