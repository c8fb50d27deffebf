import { z } from 'zod';

/** The longest that mail servers deliver to (RFC 5321), in characters. */
export const EMAIL_LIMIT = 254;

/** Whether somebody can have an account with it: whoever makes one and whoever signs in are held to the same rule. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_LIMIT && z.email().safeParse(text).success;
