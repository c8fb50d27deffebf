import { parseArgs } from 'node:util';
import { readConfig } from '../config/environment.js';
import { type NewUser, openAdmin } from './open-admin.js';

const USAGE = `Usage: npm run admin -- user create --email ADDRESS --password PASSWORD [--name NAME] [--credits N] [--session ID]
       npm run admin -- user reset --email ADDRESS

Works on DATA_DIR or DATABASE_URL, beside a running server.
  --credits   the balance the account begins with (3)
  --session   a session id to sign in with, as the app keeps it in localStorage
  reset       prints the path of a page on which that person may choose a new password within the hour`;

async function main(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      name: { type: 'string' },
      credits: { type: 'string' },
      session: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(USAGE);
  const { email, password, name, credits, session } = values;
  if (positionals.join(' ') === 'user reset' && email !== undefined) return printReset(email);
  if (positionals.join(' ') !== 'user create' || email === undefined || password === undefined) {
    throw new Error(USAGE);
  }
  const user: NewUser = {
    email,
    password,
    ...(name !== undefined && { name }),
    ...(credits !== undefined && { credits: Number(credits) }),
    ...(session !== undefined && { session }),
  };
  const admin = await openAdmin(readConfig(process.env));
  try {
    const created = await admin.createUser(user);
    console.log(`${created.email} ${created.id}`);
  } finally {
    await admin.close();
  }
}

async function printReset(email: string): Promise<void> {
  const admin = await openAdmin(readConfig(process.env));
  try {
    console.log(await admin.resetPath(email));
  } finally {
    await admin.close();
  }
}

main(process.argv.slice(2).filter((arg) => arg !== '--')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
