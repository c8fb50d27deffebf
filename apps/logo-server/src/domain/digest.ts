import { hash, randomBytes } from 'node:crypto';

/** SHA-256 in hexadecimal. */
export function digest(text: string): string {
  return hash('sha256', text);
}

/** 128 random bits as 32 hexadecimal digits: an id that no other will have. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

/** 192 random bits in URL-safe letters: a key that nobody can guess. */
export function newKey(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether a text may be such a key; PostgreSQL takes no U+0000, not even to look for it. */
export const isKey = (text: string): boolean => /^[A-Za-z0-9_-]{32}$/.test(text);
