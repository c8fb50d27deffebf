/** A JSON object. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether a value is a JSON object: not null, not an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object's own value by name; never one it inherits. */
export const ownValue = (source: JsonObject, name: string): unknown =>
  Object.hasOwn(source, name) ? source[name] : undefined;

const UNSAFE_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const DEEPEST = 16;

/**
 * A copy of a JSON value that is safe to hand on: no key that reaches a prototype, no text that a link
 * would run, and nothing nested deeper than 16 levels.
 */
export function safeCopy(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return isRunnable(value) ? '' : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item) => safeCopy(item, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (!UNSAFE_KEYS.includes(key)) copy[key] = safeCopy(item, depth + 1);
  }
  return copy;
}

/** Whether a browser would run this text as an address, blanks and control characters ignored. */
const isRunnable = (text: string): boolean =>
  /^((java|vb)script:|data:text\/html)/i.test(text.slice(0, 200).replace(/[\p{Cc}\s]/gu, ''));
