import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigurationError, SHORTEST_SECRET } from './environment.js';

/**
 * Makes the data folder, closed to other users when it is new, and each folder on its way by itself: Node's own
 * recursion never ends where one that is there takes none (`/proc`).
 */
export async function ensureDataDir(dataDir: string): Promise<void> {
  const parent = dirname(dataDir);
  if (parent !== dataDir && !existsSync(parent)) await ensureDataDir(parent);
  try {
    await mkdir(dataDir, { mode: 0o700 });
  } catch (error) {
    if (!isCode(error, 'EEXIST') || !(await stat(dataDir)).isDirectory()) throw error;
  }
}

/**
 * The secret of this installation: read from the data folder, or made there (mode 0600) at the first start.
 * The file appears whole or not at all, so two servers that start together end with the same secret.
 */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const existing = await readSecret(file);
  if (existing !== undefined) return strong(existing, file);
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readSecret(file);
  return strong(made ?? '', file);
}

/** As of one that is configured. @throws {ConfigurationError} for one that can be guessed */
function strong(secret: string, file: string): string {
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new ConfigurationError(
    `The secret in ${file} has ${secret.length} characters, so sessions could be forged: at least ${SHORTEST_SECRET} are needed. Delete the file, and the next start makes one; everybody signs in again.`,
  );
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    const text = (await readFile(file, 'utf8')).trim();
    return text === '' ? undefined : text;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
