import type { SessionStore } from '@trazo/api-client';

/** Key in session storage. */
const KEY = 'trazo.sign-in';

/** Keeps the session that this tab goes to sign in with; none once it is back. */
export function keepBegunSignIn(session: string): void {
  try {
    sessionStorage.setItem(KEY, session);
  } catch {
    // What local storage holds is enough unless another tab takes it out.
  }
}

/** The session that this tab went to sign in with and has not come back from. */
export function begunSignIn(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Back from it: a tab that was opened meanwhile found that session not to hold yet, and took it out. */
export function resumeBegunSignIn(store: SessionStore): void {
  const begun = begunSignIn();
  keepBegunSignIn('');
  if (begun && store.read() === undefined) store.save(begun);
}
