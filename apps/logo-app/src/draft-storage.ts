import type { WizardInput } from '@trazo/api-client';

/** Keys in session storage: what was filled in, and the last logo that was made of it. */
const KEY = 'trazo.draft';
const LAST_LOGO = 'trazo.last-logo';

/** The draft that this browser tab keeps, as it was written; null when there is none or storage is denied. */
export function readDraft(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the draft and the step it is at (1 to 5) through a reload. Storage that is full or denied costs only that. */
export function writeDraft(draft: Partial<WizardInput>, step = 1): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, step }));
  } catch {
    // The wizard goes on without it.
  }
}

/** The last logo that this tab keeps, as it was written; null when there is none or storage is denied. */
export function readLastLogo(): string | null {
  try {
    return sessionStorage.getItem(LAST_LOGO);
  } catch {
    return null;
  }
}

/** Keeps the last logo, with the proposals that are still to choose from, through a reload and other screens. */
export function writeLastLogo(kept: object): void {
  try {
    sessionStorage.setItem(LAST_LOGO, JSON.stringify(kept));
  } catch {
    // It is in the gallery.
  }
}

/** Forgets the draft and the last logo: on 'Nuevo Logo' and on sign-out. */
export function eraseDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
    sessionStorage.removeItem(LAST_LOGO);
  } catch {
    // Nothing was kept.
  }
}
