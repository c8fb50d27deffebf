export type SignedIn = { userId: string; cookies: readonly string[] };

/** Passwords and the short-lived cookie by which the sign-in pages know a browser again. */
export type Identity = {
  hashPassword(password: string): Promise<string>;
  /** Undefined: unknown address or wrong password, not told apart, and as slow as a right one. */
  signIn(email: string, password: string): Promise<SignedIn | undefined>;
  /** Who the cookie belongs to. */
  recognise(cookieHeader: string | undefined): Promise<{ userId: string } | undefined>;
  /** The cookies that make the browser forget. */
  signOut(cookieHeader: string | undefined): Promise<readonly string[]>;
  /** Cookies like those of a real sign-in that stand for nobody. */
  decoyCookies(): Promise<readonly string[]>;
};
