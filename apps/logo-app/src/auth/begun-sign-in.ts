/** Key in session storage. */
const KEY = 'trazo.sign-in';

/** Keeps the session that this tab went to sign in with. Storage that is full or denied costs only that. */
export function keepBegunSignIn(session: string): void {
  try {
    sessionStorage.setItem(KEY, session);
  } catch {
    // What local storage holds is enough unless another tab takes it out.
  }
}

/** Takes it out, once the tab is back. */
export function takeBegunSignIn(): string | null {
  try {
    const session = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return session;
  } catch {
    return null;
  }
}
