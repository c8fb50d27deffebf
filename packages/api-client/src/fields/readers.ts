import { amountOf } from './amounts.js';
import { dateText } from './dates.js';
import { imageUrl as safeImageUrl } from './image-url.js';
import type { Read, Reader } from './table.js';

/** A text; a finite number becomes one. */
export const text: Reader<string> = (raw) => {
  if (typeof raw === 'string') return [raw];
  return Number.isFinite(raw) ? [String(raw), true] : undefined;
};

/** An id, of the type it has on the wire, because it goes back there. */
export const id: Reader<string | number> = (raw) =>
  typeof raw === 'string' || Number.isFinite(raw) ? [raw as string | number] : undefined;

/** Yes or no, and nothing that might mean it. */
export const flag: Reader<boolean> = (raw) => (typeof raw === 'boolean' ? [raw] : undefined);

/** A finite number; a decimal number in a text becomes one. */
export const readNumber = (raw: unknown): Read<number> => {
  if (typeof raw === 'number') return Number.isFinite(raw) ? [raw] : undefined;
  return typeof raw === 'string' && /^\s*[+-]?\d{1,15}(\.\d{1,15})?\s*$/.test(raw)
    ? [Number(raw), true]
    : undefined;
};

/** A number without its sign, as an amount's type says the direction; texts by the rules of Chile. */
export const amount: Reader<number> = (raw) => {
  if (typeof raw === 'number') return Number.isFinite(raw) ? [Math.abs(raw), raw < 0] : undefined;
  const read = typeof raw === 'string' ? amountOf(raw) : undefined;
  return read === undefined ? undefined : [read, true];
};

/** A date: calendar days stay `YYYY-MM-DD`, moments stay moments. */
export const date: Reader<string> = (raw) => {
  const read = dateText(raw);
  return read === undefined ? undefined : [read, read !== raw];
};

/** An address that an `<img>` may show. */
export const image: Reader<string> = (raw, { baseUrl }) => {
  const read = safeImageUrl(raw, baseUrl);
  return read === '' ? undefined : [read];
};
