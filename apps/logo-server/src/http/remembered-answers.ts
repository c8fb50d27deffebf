import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { SignedIn } from '../domain/sessions.js';
import type { Store } from '../ports/store.js';
import { COMPRESSED_FROM, Written } from './json-answer.js';
import { largestOf, lastUsed } from './last-used.js';

/** What people were answered before, each for as long as nothing that they are shown has changed anywhere. */
type RememberedAnswers = {
  /** Undefined: it was not made before, or is no longer so. */
  find(person: SignedIn, name: string): Uint8Array | undefined;
  /** Keeps what was read since the session was asked for, unless something changed meanwhile. */
  keep(person: SignedIn, name: string, bytes: Uint8Array): Promise<void>;
};

const MAX_BYTES = 16 * 1024 * 1024;

/** Larger answers are not kept. */
export const LARGEST_REMEMBERED = largestOf(MAX_BYTES);

/** The names of answers to one person differ in all that decides them beside the revision of the account. */
export function rememberedAnswers({ accounts }: Pick<Store, 'accounts'>): RememberedAnswers {
  const answers = lastUsed<{ revision: string; bytes: Uint8Array }>(MAX_BYTES);
  const nameOf = ({ userId }: SignedIn, name: string) => `${userId} ${name}`;
  return {
    find(person, name) {
      const answer = answers.get(nameOf(person, name));
      return answer?.revision === person.revision ? answer.bytes : undefined;
    },
    async keep(person, name, bytes) {
      const { revision } = person;
      if ((await accounts.revision(person.userId)) === revision)
        answers.set(nameOf(person, name), { revision, bytes });
    },
  };
}

/**
 * An answer that was made before, compressed for clients that say so without further conditions; to those that have any,
 * `compress` answers.
 */
export async function findWritten(
  answers: RememberedAnswers,
  person: SignedIn,
  name: string,
  c: Context,
): Promise<Written | undefined> {
  const plain = answers.find(person, name);
  if (plain === undefined) return undefined;
  const isCompressed =
    plain.byteLength >= COMPRESSED_FROM && TAKES_GZIP.test(c.req.header('accept-encoding') ?? '');
  if (!isCompressed) return new Written(plain);
  const short = `${name} gzip`;
  const before = answers.find(person, short);
  if (before !== undefined) return new Written(before, 'gzip');
  const compressed = await compress(plain);
  await answers.keep(person, short, compressed);
  return new Written(compressed, 'gzip');
}

const TAKES_GZIP = /(?:^|,)\s*gzip\s*(?:,|$)/i;
const compress = promisify(gzip);
