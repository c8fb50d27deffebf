import { openDatabase } from '../adapters/database/open.js';
import { createStore } from '../adapters/database/store.js';
import { openEngine } from '../adapters/engine.js';
import { createIdentity } from '../adapters/identity.js';
import type { Cost } from '../adapters/password-hash.js';
import { ensureDataDir } from '../config/secrets.js';
import { MOST_CREDITS, WELCOME_CREDITS } from '../domain/credits.js';
import { EMAIL_LIMIT, isEmail } from '../domain/email.js';
import { faultOf, PASSWORD_LENGTH } from '../domain/password-rules.js';
import { normaliseEmail, register } from '../domain/registration.js';
import { bindSession, isSessionId } from '../domain/sessions.js';
import type { Clock } from '../ports/clock.js';
import type { Identity } from '../ports/identity.js';
import type { Store } from '../ports/store.js';
import { type AccountFill, fillAccount } from './fill-account.js';

type NewUser = {
  email: string;
  /** 10 to 128 characters, and none of the common ones. */
  password: string;
  name?: string;
  /** The balance the account begins with, a thousand million at most; 3 when not given, 0 for none. */
  credits?: number;
  /** A session id that is signed in from now on, as if a code had been redeemed with it. */
  session?: string;
};

type CreatedUser = { id: string; email: string };

export type Admin = {
  /** @throws {Error} when the e-mail has an account, or a field cannot be used. */
  createUser(user: NewUser): Promise<CreatedUser>;
  /**
   * Gives an account a long history at once; see {@link AccountFill}.
   * @throws {Error} when a number cannot be used.
   */
  fillAccount(fill: AccountFill): Promise<void>;
  close(): Promise<void>;
};

export type AdminOptions = {
  dataDir: string;
  databaseUrl?: string;
  /** Of the hashes of those who are created; the standard one unless given. */
  passwordCost?: Cost;
};

/** Opens the operator's door to a data folder, also while a server runs on it. */
export async function openAdmin(options: AdminOptions): Promise<Admin> {
  await ensureDataDir(options.dataDir);
  const database = await openDatabase(options);
  const store = createStore(database);
  // Nothing that outlives this door is signed, so any secret will do.
  const identity = await createIdentity({
    database,
    secret: 'the admin command signs nothing at all',
    https: false,
    passwordCost: options.passwordCost,
  });
  const clock = Date.now;
  return {
    createUser: userCreator({ store, identity, clock }),
    fillAccount: (fill) => fillAccount({ store, clock, openEngine }, fill),
    close: () => database.close(),
  };
}

/** The operator's function on parts that are open already. */
export function userCreator(deps: { store: Store; identity: Identity; clock: Clock }): Admin['createUser'] {
  return async ({ email, password, name, credits = WELCOME_CREDITS, session }) => {
    await checkUser({ email, password, credits, ...(session !== undefined && { session }) });
    const person = { email, password, credits, ...(name !== undefined && { name }) };
    const added = await register(deps, person, async (store, userId) => {
      if (session !== undefined) await bindSession({ ...deps, store }, userId, session);
    });
    if (added === undefined) throw new Error(`${email} has an account already.`);
    return { id: added.userId, email: added.email };
  };
}

const { min, max } = PASSWORD_LENGTH;

async function checkUser({ email, password, credits = 0, session }: NewUser): Promise<void> {
  if (!isEmail(normaliseEmail(email))) {
    throw new Error(
      `The e-mail must look like name@example.com, in ASCII and at most ${EMAIL_LIMIT} characters: the sign-in pages take no other.`,
    );
  }
  const fault = await faultOf(password, email);
  if (fault === 'length') throw new Error(`The password must have ${min} to ${max} characters.`);
  if (fault === 'common')
    throw new Error('The password is one of those that are tried first. Choose another.');
  if (!Number.isInteger(credits) || credits < 0 || credits > MOST_CREDITS)
    throw new Error(`The credits must be a whole number from 0 to ${MOST_CREDITS}.`);
  if (session !== undefined && !isSessionId(session)) {
    throw new Error('A session id is a timestamp, an underscore and 16 to 128 letters and digits.');
  }
}
