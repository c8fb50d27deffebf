import { type Draft, parseDraft } from './draft';
import { DRAFT_STORAGE_KEY } from './erase-draft';

/** The draft of this browser tab; the wizard's defaults when there is none or storage is denied. */
export function readDraft(): Draft {
  try {
    return parseDraft(sessionStorage.getItem(DRAFT_STORAGE_KEY));
  } catch {
    return parseDraft(null);
  }
}

/** Keeps the draft through a reload. Storage that is full or denied costs only that. */
export function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // The wizard goes on without it.
  }
}
