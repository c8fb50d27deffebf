import type { Context } from 'hono';
import { getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie';
import { z } from 'zod';
import { EMAIL_LIMIT } from '../../domain/email.js';
import { type FormState, NAME_LIMIT } from './forms.js';

/** What a form failed for, and what was typed but the passwords; one without problems succeeded. */
export type FormOutcome = Pick<FormState, 'values' | 'problems'>;

/** Holds nothing of the form, so that nothing tells whether there was an account. */
export const SUCCEEDED: FormOutcome = { values: { name: '', email: '' }, problems: [] };

/** Keeps what became of a form while the browser goes from its POST to its page. */
export type FormOutcomes = {
  /** @param address of the page that is to show it; no other page can read it */
  keep(c: Context, address: string, outcome: FormOutcome): Promise<void>;
  /** What was kept for the page, once. */
  take(c: Context, address: string): Promise<FormOutcome | undefined>;
};

/** Enough for a redirect over a slow line. */
const LIFETIME_SECONDS = 60;

const kept = z.object({
  values: z.object({ name: z.string(), email: z.string() }),
  problems: z.array(
    z.object({
      field: z.enum(['name', 'email', 'password', 'new_password', 'form']),
      message: z.string(),
    }),
  ),
});

/**
 * In a cookie of the browser, so that nothing is stored here. The address is part of what signs it: a cookie that was
 * made for another session's sign-in, or by anybody else, shows nothing.
 */
export function formOutcomes({ secret, https }: { secret: string; https: boolean }): FormOutcomes {
  // With `__Host-` a browser takes the cookie from this host alone.
  const name = https ? '__Host-trazo.form_outcome' : 'trazo.form_outcome';
  const attributes = { path: '/', httpOnly: true, sameSite: 'Strict', secure: https } as const;
  const keyOf = (address: string) => `form-outcome\n${address}\n${secret}`;
  return {
    async keep(c, address, { values, problems }) {
      // A form may hold 16 KB, a cookie 4: no browser sends more than the limits, which its fields carry.
      const bounded = {
        name: values.name.slice(0, NAME_LIMIT),
        email: values.email.slice(0, EMAIL_LIMIT),
      };
      const value = Buffer.from(JSON.stringify({ values: bounded, problems })).toString('base64url');
      await setSignedCookie(c, name, value, keyOf(address), { ...attributes, maxAge: LIFETIME_SECONDS });
    },
    async take(c, address) {
      const value = await getSignedCookie(c, keyOf(address), name);
      if (!value) return undefined;
      setCookie(c, name, '', { ...attributes, maxAge: 0 });
      // Signed, and yet perhaps by another release.
      return kept.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data;
    },
  };
}
