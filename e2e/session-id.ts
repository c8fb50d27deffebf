import { randomBytes } from 'node:crypto';

/** A session id as the app makes one (§3): the time in milliseconds, an underscore, random letters and digits. */
export const newSessionId = (): string => `${Date.now()}_${randomBytes(16).toString('hex')}`;
