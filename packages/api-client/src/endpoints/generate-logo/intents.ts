import { isObject } from '../../fields/json';
import { randomText } from '../../session/session-id';
import { OPEN_GENERATIONS_STORAGE_KEY, readItem, removeItem, writeItem } from '../../session/store';
import type { Connection, Intent, Intents } from '../../transport/connection';

/** How many open generations are kept; the one that was asked for longest ago goes first. */
export const MAX_INTENTS = 50;

/**
 * The idempotency key of a request that is about to be sent. A request equal to one whose outcome is unknown
 * (timed out, cut off, cancelled, made by another tab or before a reload) is the same intent and has its key.
 */
export function openIntent(connection: Connection, request: string): string {
  const { [request]: stored, ...others } = readIntents(connection);
  const open = isIntent(stored) ? stored : { key: randomText(), pending: 0 };
  writeIntents(connection, { ...others, [request]: { ...open, pending: open.pending + 1 } });
  return open.key;
}

/**
 * Counts what became of an intent's requests: 1 more is about to be sent, 1 less may still spend a credit. With
 * none left the intent ends; with a logo (-Infinity) it ends at once, as all its requests get that same one.
 */
export function countIntent(connection: Connection, request: string, key: string, change: number): void {
  const { [request]: open, ...others } = readIntents(connection);
  if (open?.key !== key) return;
  const pending = open.pending + change;
  writeIntents(connection, pending > 0 ? { ...others, [request]: { key, pending } } : others);
}

/** Read anew each time, because another tab may have changed them. */
function readIntents({ storage, unsavedIntents }: Connection): Intents {
  if (unsavedIntents) return unsavedIntents;
  try {
    const stored: unknown = JSON.parse(readItem(storage, OPEN_GENERATIONS_STORAGE_KEY) ?? '');
    return isObject(stored) ? (stored as Intents) : {};
  } catch {
    return {};
  }
}

/** A storage that is denied, full or absent costs only the reload and the other tabs. */
function writeIntents(connection: Connection, intents: Intents): void {
  const { storage } = connection;
  const text = JSON.stringify(Object.fromEntries(Object.entries(intents).slice(-MAX_INTENTS)));
  const refused =
    text === '{}'
      ? removeItem(storage, OPEN_GENERATIONS_STORAGE_KEY)
      : writeItem(storage, OPEN_GENERATIONS_STORAGE_KEY, text);
  connection.unsavedIntents = refused && intents;
}

/** Whether what stands in the storage is an intent whose key a header can hold. */
const isIntent = (stored: unknown): stored is Intent =>
  isObject(stored) && /^[a-z0-9]+$/.test(String(stored.key)) && Number.isInteger(stored.pending);
