import { APIError, type BetterAuthOptions, betterAuth } from 'better-auth';
import type { Identity } from '../ports/identity.js';
import type { OpenDatabase } from './database/open.js';
import { type Cost, hashPassword, isOutdated, STANDARD_COST, verifyPassword } from './password-hash.js';

/** The cookie only spares a password that was typed minutes ago; the app's own session, stored hashed, is the real one. */
const SIGN_IN_SECONDS = 600;

type IdentityOptions = {
  database: OpenDatabase;
  secret: string;
  https: boolean;
  /** Of a hash made from now on; the standard one unless given. */
  passwordCost?: Cost | undefined;
};

/**
 * Passwords and the sign-in cookie by better-auth. Its own endpoints are not reachable from outside: the
 * pages call it in process, and count attempts themselves (its limits guard only its endpoints).
 */
export async function createIdentity({
  database,
  secret,
  https,
  passwordCost = STANDARD_COST,
}: IdentityOptions): Promise<Identity> {
  const hashNew = (password: string) => hashPassword(password, passwordCost);
  const auth = betterAuth(options(database, secret, https, hashNew));
  const { db, dialect } = database;
  const cookieName = (await auth.$context).authCookies.sessionToken.name;
  const withCookie = (cookieHeader: string | undefined) =>
    new Headers(cookieHeader ? { cookie: cookieHeader } : {});

  async function signIn(email: string, password: string) {
    try {
      const body = { email, password };
      const { headers, response } = await auth.api.signInEmail({ body, returnHeaders: true });
      return { userId: response.user.id, token: response.token, cookies: headers.getSetCookie() };
    } catch (error) {
      if (error instanceof APIError && error.statusCode < 500) return undefined;
      throw error;
    }
  }

  /** better-auth keeps it to itself when the database is not available; asked again, that says so. */
  async function tellWhy(error: unknown): Promise<never> {
    await db.selectFrom('auth_session').select('id').limit(1).execute();
    throw error;
  }

  /** Empty where there is none, which no password has. A change of it that is under way is waited for. */
  async function storedHash(userId: string): Promise<string> {
    const stored = await db
      .selectFrom('auth_account')
      .select('password')
      .where('userId', '=', userId)
      .modifyEnd(dialect.lockRow)
      .executeTakeFirst();
    return stored?.password ?? '';
  }

  async function hashOfEmail(email: string): Promise<string | undefined> {
    const stored = await db
      .selectFrom('auth_account')
      .innerJoin('auth_user', 'auth_user.id', 'auth_account.userId')
      .select('password')
      .where('email', '=', email)
      .executeTakeFirst();
    return stored?.password ?? undefined;
  }

  return {
    hashPassword: hashNew,
    async signIn(email, password) {
      const hash = await hashOfEmail(email);
      const signedIn = await signIn(email, password);
      if (signedIn === undefined) return undefined;
      const { userId, token, cookies } = signedIn;
      const opened = await db
        .selectFrom('auth_session')
        .select('id')
        .where('token', '=', token)
        .executeTakeFirst();
      // Whoever changed the password since it was read ended what was open then, and not yet this.
      const stored = await storedHash(userId);
      const isStill = stored === hash || (await verifyPassword({ hash: stored, password }));
      if (!isStill) await db.deleteFrom('auth_session').where('token', '=', token).execute();
      if (!isStill || opened === undefined) return undefined;
      const hasOutdatedHash = isOutdated(stored, passwordCost);
      return { userId, signInId: opened.id, cookies, hash: stored, hasOutdatedHash };
    },
    async hashOf(userId, password) {
      const stored = await storedHash(userId);
      return (await verifyPassword({ hash: stored, password })) ? stored : undefined;
    },
    async recognise(cookieHeader) {
      if (cookieHeader === undefined || !cookieHeader.includes(cookieName)) return undefined;
      const found = await auth.api.getSession({ headers: withCookie(cookieHeader) }).catch(tellWhy);
      return found === null ? undefined : { userId: found.user.id, signInId: found.session.id };
    },
    async signOut(cookieHeader) {
      if (cookieHeader === undefined || !cookieHeader.includes(cookieName)) return [];
      const { headers } = await auth.api.signOut({ headers: withCookie(cookieHeader), returnHeaders: true });
      return headers.getSetCookie();
    },
  };
}

function options(database: OpenDatabase, secret: string, https: boolean, hash: Identity['hashPassword']) {
  return {
    appName: 'Trazo',
    secret,
    baseURL: 'http://localhost',
    database: { db: database.db, type: database.dialect.kind },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash, verify: verifyPassword },
    },
    user: { modelName: 'auth_user' },
    account: { modelName: 'auth_account' },
    verification: { modelName: 'auth_verification' },
    session: { modelName: 'auth_session', expiresIn: SIGN_IN_SECONDS, disableSessionRefresh: true },
    rateLimit: { enabled: false },
    advanced: {
      // With `__Host-` a browser takes the cookie from this host alone, and none that a neighbouring subdomain sets.
      cookiePrefix: https ? '__Host-trazo' : 'trazo',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: https },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  } satisfies BetterAuthOptions;
}
