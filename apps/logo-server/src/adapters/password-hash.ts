import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** What a hash by scrypt costs whoever makes one; `ln` is the binary logarithm of N. */
export type Cost = { ln: number; r: number; p: number };

/** As OWASP asks for it: 32 MiB for each hash. */
export const STANDARD_COST: Cost = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

type Parsed = { cost: Cost; salt: Buffer | string; key: Buffer };

/** What better-auth made before: N = 16384, r = 16, p = 1, the salt used as the text that it is written as. */
const EARLIER_COST: Cost = { ln: 14, r: 16, p: 1 };
const EARLIER = /^([0-9a-f]{32}):([0-9a-f]{128})$/;
/** What an earlier hash is cheaper by, so that how long it takes does not tell that there is one. */
const DIFFERENCE: Cost = { ln: 15, r: 8, p: 2 };
/** The PHC string format. */
const CURRENT = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** `$scrypt$ln=15,r=8,p=3$SALT$KEY`. */
export async function hashPassword(password: string, cost: Cost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost, KEY_BYTES);
  const { ln, r, p } = cost;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`;
}

/** Whether a hash, of today or of before, is that password's. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const parsed = parse(hash);
  if (parsed === undefined) return false;
  const { cost, salt, key } = parsed;
  const derived = await derive(password, salt, cost, key.byteLength);
  if (cost === EARLIER_COST) await derive(password, salt, DIFFERENCE, key.byteLength);
  return timingSafeEqual(derived, key);
}

/** Whether the hash was made at another cost than this one. */
export function isOutdated(hash: string, { ln, r, p }: Cost): boolean {
  const made = parse(hash)?.cost;
  return made?.ln !== ln || made.r !== r || made.p !== p;
}

function parse(hash: string): Parsed | undefined {
  const [, ln, r, p, salt = '', key = ''] = CURRENT.exec(hash) ?? [];
  if (ln !== undefined) {
    const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
    return { cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
  }
  const [, earlierSalt, earlierKey] = EARLIER.exec(hash) ?? [];
  if (earlierSalt === undefined || earlierKey === undefined) return undefined;
  return { cost: EARLIER_COST, salt: earlierSalt, key: Buffer.from(earlierKey, 'hex') };
}

/** The same password in whatever way it was typed: composed and decomposed letters are one. */
function derive(password: string, salt: Buffer | string, { ln, r, p }: Cost, bytes: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
