import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/**
 * Where the list stands, from `src` and from `dist` alike. Written by
 * `npx pnpm --filter @trazo/logo-server run common-passwords`; a test fails when it is not what that writes.
 */
export const COMMON_PASSWORDS = new URL('../data/common-passwords.txt.br', import.meta.url);

let read: Promise<ReadonlySet<string>> | undefined;

/** The passwords that many people have had, in lower case; read when the first one is chosen. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  read ??= readFile(COMMON_PASSWORDS)
    .then(promisify(brotliDecompress))
    .then((text) => new Set(String(text).split('\n')));
  return read;
}
