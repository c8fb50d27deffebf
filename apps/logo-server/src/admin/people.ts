import { type OpenDatabase, openDatabase } from '../adapters/database/open.js';
import { createStore } from '../adapters/database/store.js';
import { keyOf, namesOf } from '../adapters/image-files.js';
import type { Config } from '../config/environment.js';
import { deleteAccount } from '../domain/account-deletion.js';
import { balanceOf, MOST_CREDITS, record } from '../domain/credits.js';
import { figuresOf } from '../domain/figures.js';
import { issueReset } from '../domain/password-reset.js';
import { normaliseEmail } from '../domain/registration.js';
import { signOutEverywhere } from '../domain/sessions.js';
import { openImageStore } from '../open-image-store.js';
import type { Account, Store } from '../ports/store.js';
import { type Command, creditsOf, type Outcome } from './command.js';
import { existingDatabase } from './existing-database.js';
import { openAdmin } from './open-admin.js';
import { typedPassword } from './typed-password.js';

const clock = Date.now;

type Open = { store: Store; db: OpenDatabase['db'] };

/** Runs on the data of DATA_DIR or DATABASE_URL, beside whatever server runs there. */
export async function withData<T>(config: Config, work: (open: Open) => Promise<T>): Promise<T> {
  if (config.databaseUrl === undefined) existingDatabase(config.dataDir);
  const database = await openDatabase(config);
  try {
    return await work({ store: createStore(database), db: database.db });
  } finally {
    await database.close();
  }
}

/** Runs on somebody's account. */
function withPerson(
  config: Config,
  email: string | undefined,
  work: (account: Account, open: Open) => Promise<Outcome>,
): Promise<Outcome> {
  return withData(config, async (open) => {
    const account = await open.store.accounts.findByEmail(normaliseEmail(email ?? ''));
    if (account === undefined) throw new Error(`Nobody has an account with the e-mail ${email}.`);
    return work(account, open);
  });
}

const EMAIL = { email: 'the e-mail of the account' };
const iso = (ms: number) => new Date(ms).toISOString();

export const userCreate: Command = {
  summary: 'Makes an account',
  options: {
    ...EMAIL,
    password:
      '10 to 128 characters, and none of the common ones; when left out it is asked for: others on the machine can read it here',
    name: 'what the app calls the person; the start of the e-mail unless given',
    credits: 'the balance the account begins with (3)',
    session: 'a session id to sign in with, as the app keeps it in localStorage',
  },
  required: ['email'],
  async run(config, values) {
    const { email = '', name, credits, session } = values;
    const password = values.password ?? (await typedPassword());
    const admin = await openAdmin(config);
    try {
      const created = await admin.createUser({
        email,
        password,
        ...(name !== undefined && { name }),
        ...(credits !== undefined && { credits: creditsOf(values, 'credits') }),
        ...(session !== undefined && { session }),
      });
      return { json: created, text: `${created.email} ${created.id}` };
    } finally {
      await admin.close();
    }
  },
};

export const userReset: Command = {
  summary: 'Prints the path of a page on which a new password may be chosen within the hour',
  options: EMAIL,
  required: ['email'],
  run: (config, { email }) =>
    withPerson(config, email, async (account, { store }) => {
      const token = await issueReset({ store, clock }, account.userId);
      if (token === undefined) {
        throw new Error(`${account.email} was given three links within the hour. Use one of them, or wait.`);
      }
      const path = `/auth/reset?${new URLSearchParams({ token })}`;
      return { json: { path }, text: path };
    }),
};

export const userShow: Command = {
  summary: 'Shows an account: who, since when, balance, logos',
  options: EMAIL,
  required: ['email'],
  run: (config, { email }) =>
    withPerson(config, email, async (account, { store }) => {
      const { creditos, stats } = await figuresOf({ store, clock }, account.userId);
      const json = { ...account, createdAt: iso(account.createdAt), credits: creditos, ...stats };
      const text = Object.entries(json)
        .map(([key, value]) => `${key}: ${value}`)
        .join('\n');
      return { json, text };
    }),
};

export const userDelete: Command = {
  summary:
    'Ends an account for good, with its logos and sessions; its movements stay, without a name or a word',
  options: { ...EMAIL, confirm: 'the same e-mail once more' },
  required: ['email', 'confirm'],
  run: (config, { email, confirm = '' }) =>
    withPerson(config, email, async (account, { store }) => {
      if (normaliseEmail(confirm) !== account.email) throw new Error('--confirm must be the same e-mail.');
      const images = await openImageStore(config, clock, (error) => console.error(error));
      let left = '';
      // The account has ended by then, and cannot be ended again for the files.
      const forget = (keys: readonly string[]) =>
        images.remove(keys.flatMap(namesOf)).catch((error: unknown) => {
          left = ` Files of its images stay where they are, at addresses that lead nowhere: ${error}`;
        });
      await deleteAccount({ store, images: { keyOf, forget }, clock }, account, confirm).finally(() =>
        images.close(),
      );
      const json = { deleted: account.email, images: left === '' ? 'deleted' : 'left' };
      return { json, text: `The account of ${account.email} has ended.${left}` };
    }),
};

export const creditsAdd: Command = {
  summary: 'Adds a movement to an account: an ingreso, or an egreso where the amount is negative',
  options: {
    ...EMAIL,
    amount: `how many, ${MOST_CREDITS} at most; negative takes away, never below zero`,
    concept: 'what the account reads in its history (Ajuste de créditos)',
  },
  required: ['email', 'amount'],
  run: (config, values) =>
    withPerson(config, values.email, async ({ userId, email }, { store }) => {
      const amount = creditsOf(values, 'amount');
      if (amount === 0) throw new Error('--amount must not be 0.');
      const concept = values.concept ?? 'Ajuste de créditos';
      const movement = await store.transaction((repositories) =>
        record(
          repositories,
          userId,
          {
            kind: amount > 0 ? 'ingreso' : 'egreso',
            amount: Math.abs(amount),
            concept,
            description: concept,
            category: 'Ajustes',
            referencePrefix: 'AJUSTE',
          },
          clock(),
        ),
      );
      if (movement === undefined) {
        const balance = await balanceOf(store, userId);
        throw new Error(`${email} has ${balance} credits, so ${-amount} cannot be taken away.`);
      }
      const { reference, balanceAfter: balance } = movement;
      return { json: { email, reference, balance }, text: `${email} ${reference} ${balance}` };
    }),
};

export const sessionsList: Command = {
  summary: 'Lists the sessions of an account that have not ended; ids are stored hashed and cannot be shown',
  options: EMAIL,
  required: ['email'],
  run: (config, { email }) =>
    withPerson(config, email, async ({ userId }, { db }) => {
      const rows = await db
        .selectFrom('app_sessions')
        .select(['created_at', 'last_seen_at', 'device'])
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .orderBy('last_seen_at', 'desc')
        .execute();
      const json = rows.map((row) => ({
        createdAt: iso(row.created_at),
        lastSeenAt: iso(row.last_seen_at),
        device: row.device,
      }));
      const lines = json.map(
        ({ createdAt, lastSeenAt, device }) =>
          `since ${createdAt}, last seen ${lastSeenAt}, ${device ?? 'unknown device'}`,
      );
      return { json, text: lines.join('\n') || 'none' };
    }),
};

export const sessionsEnd: Command = {
  summary: 'Ends all sessions, sign-ins and codes of an account',
  options: EMAIL,
  required: ['email'],
  run: (config, { email }) =>
    withPerson(config, email, async ({ userId }, { store }) => {
      await signOutEverywhere({ store, clock }, userId);
      return { json: { ended: true }, text: `All sessions of ${email} have ended.` };
    }),
};
