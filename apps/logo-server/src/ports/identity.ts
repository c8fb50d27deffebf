/** Who is signed in at a browser, and by which sign-in. */
export type Recognised = { userId: string; signInId: string };

export type SignedIn = Recognised & {
  cookies: readonly string[];
  /** The stored hash that the password was checked against. */
  hash: string;
  /** It is weaker than those made today. */
  hasOutdatedHash: boolean;
};

/** Passwords and the short-lived cookie by which the sign-in pages know a browser again. */
export type Identity = {
  hashPassword(password: string): Promise<string>;
  /** Undefined: unknown address or wrong password, not told apart, and as slow as a right one. */
  signIn(email: string, password: string): Promise<SignedIn | undefined>;
  /** The stored hash of it where it is that person's; nothing is opened by it. */
  hashOf(userId: string, password: string): Promise<string | undefined>;
  /** Who the cookie belongs to. */
  recognise(cookieHeader: string | undefined): Promise<Recognised | undefined>;
  /** The cookies that make the browser forget; none where it knows nobody. */
  signOut(cookieHeader: string | undefined): Promise<readonly string[]>;
};
