import type { SessionStore } from '@trazo/api-client';

/** Key in session storage. */
const KEY = 'trazo.sign-in';

/** Keeps the session that this tab goes to sign in with. */
export function keepBegunSignIn(session: string): void {
  try {
    sessionStorage.setItem(KEY, session);
  } catch {
    // What local storage holds is enough unless another tab takes it out.
  }
}

/** Back from it: a tab that was opened meanwhile found that session not to hold yet, and took it out. */
export function resumeBegunSignIn(store: SessionStore): void {
  try {
    const begun = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (begun && store.read() === undefined) store.save(begun);
  } catch {
    // Nobody is signed in, which is said.
  }
}
