import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../ports/clock.js';

/** Keys that name something for a while, to be carried in an address; nothing is stored of them. */
export type SignedKeys = {
  issue(subject: string): string;
  /** What it names; undefined when nobody here issued it, or it has expired. */
  read(key: string): string | undefined;
};

const SHAPE = /^([0-9a-z-]{1,64})\.([0-9a-z]{1,11})\.([A-Za-z0-9_-]{43})$/;

/**
 * @param purpose sets them apart from keys of the same secret for something else
 * @param lifetimeMs how long a key is good for
 */
export function signedKeys(secret: string, purpose: string, lifetimeMs: number, clock: Clock): SignedKeys {
  const sign = (subject: string, expires: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${subject}\n${expires}`).digest('base64url');
  return {
    issue(subject) {
      const expires = (clock() + lifetimeMs).toString(36);
      return `${subject}.${expires}.${sign(subject, expires)}`;
    },
    read(key) {
      const [, subject, expires, signature] = SHAPE.exec(key) ?? [];
      if (subject === undefined || expires === undefined || signature === undefined) return undefined;
      const genuine = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(subject, expires)));
      return genuine && Number.parseInt(expires, 36) > clock() ? subject : undefined;
    },
  };
}
