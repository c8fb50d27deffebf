import { calendarDay } from './dates.js';

/**
 * What the product shows where the server is silent and the specification names no value or one for
 * several entities (§3). Values of one entity stand in that entity's table.
 */
export const EMAIL_FALLBACK = 'usuario@ejemplo.com';
export const NAME_FALLBACK = 'Usuario';
export const PHONE_FALLBACK = 'Sin teléfono';

/** A drawing of our own: a head and shoulders on a blue tile. */
export const AVATAR_FALLBACK =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'><path fill='%23dbe4ff' d='M0 0h96v96H0z'/><path fill='%233b5bdb' d='M48 20a17 17 0 0 1 0 34 17 17 0 0 1 0-34M14 96a34 34 0 0 1 68 0'/></svg>";

/** Today as a calendar day `YYYY-MM-DD`, read from the client's clock. */
export const today = ({ now }: { readonly now: () => Date }): string => calendarDay(now());

/** The session that was sent. */
export const sentSession = ({ session }: { readonly session: string }): string => session;
