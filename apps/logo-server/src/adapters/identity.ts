import { randomBytes } from 'node:crypto';
import { APIError, type BetterAuthOptions, betterAuth } from 'better-auth';
import type { Identity } from '../ports/identity.js';
import type { OpenDatabase } from './database/open.js';

/** The cookie only bridges registration and sign-in; the app's own session, stored hashed, is the real one. */
const BRIDGE_SECONDS = 600;
const DECOY_TOKEN_BYTES = 24;

export type IdentityOptions = { database: OpenDatabase; secret: string; https: boolean };

/**
 * Passwords and the sign-in cookie by better-auth. Its own endpoints are not reachable from outside: the
 * pages call it in process, and count attempts themselves (its limits guard only its endpoints).
 */
export async function createIdentity({ database, secret, https }: IdentityOptions): Promise<Identity> {
  const auth = betterAuth(options(database, secret, https));
  const context = await auth.$context;
  const cookieName = context.authCookies.sessionToken.name;
  const withCookie = (cookieHeader: string | undefined) =>
    new Headers(cookieHeader ? { cookie: cookieHeader } : {});
  return {
    hashPassword: (password) => context.password.hash(password),
    async signIn(email, password) {
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          returnHeaders: true,
        });
        return { userId: response.user.id, cookies: headers.getSetCookie() };
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return undefined;
        throw error;
      }
    },
    async recognise(cookieHeader) {
      if (cookieHeader === undefined || !cookieHeader.includes(cookieName)) return undefined;
      const session = await auth.api.getSession({ headers: withCookie(cookieHeader) });
      return session === null ? undefined : { userId: session.user.id };
    },
    async signOut(cookieHeader) {
      const { headers } = await auth.api.signOut({ headers: withCookie(cookieHeader), returnHeaders: true });
      return headers.getSetCookie();
    },
    async decoyCookies() {
      const token = randomBytes(DECOY_TOKEN_BYTES).toString('base64url').slice(0, 32);
      const signature = randomBytes(32).toString('base64');
      const { sameSite = 'lax', path = '/', secure } = context.authCookies.sessionToken.attributes;
      const value = encodeURIComponent(`${token}.${signature}`);
      const sameSiteName = `${sameSite[0]?.toUpperCase()}${sameSite.slice(1).toLowerCase()}`;
      const flags = `Max-Age=${BRIDGE_SECONDS}; Path=${path}; HttpOnly${secure ? '; Secure' : ''}; SameSite=${sameSiteName}`;
      return [`${cookieName}=${value}; ${flags}`];
    },
  };
}

function options(database: OpenDatabase, secret: string, https: boolean) {
  return {
    appName: 'Trazo',
    secret,
    baseURL: 'http://localhost',
    database: { db: database.db, type: database.dialect.kind },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 8, maxPasswordLength: 128 },
    user: { modelName: 'auth_user' },
    account: { modelName: 'auth_account' },
    verification: { modelName: 'auth_verification' },
    session: { modelName: 'auth_session', expiresIn: BRIDGE_SECONDS, disableSessionRefresh: true },
    rateLimit: { enabled: false },
    advanced: { cookiePrefix: 'trazo', useSecureCookies: https },
    telemetry: { enabled: false },
    logger: { disabled: true },
  } satisfies BetterAuthOptions;
}
