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
  const { [request]: open, ...others } = readIntents(connection);
  const key = open?.key ?? randomText();
  writeIntents(connection, { ...others, [request]: { key, pending: (open?.pending ?? 0) + 1 } });
  return key;
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
    return isObject(stored) ? Object.fromEntries(Object.entries(stored).filter(isIntent)) : {};
  } catch {
    return {};
  }
}

/** A storage that is denied, full or absent costs only the reload and the other tabs. */
function writeIntents(connection: Connection, intents: Intents): void {
  const { storage } = connection;
  const kept = Object.entries(intents).slice(-MAX_INTENTS);
  const text = JSON.stringify(Object.fromEntries(kept));
  if (kept.length === 0) removeItem(storage, OPEN_GENERATIONS_STORAGE_KEY);
  const refused = kept.length > 0 && writeItem(storage, OPEN_GENERATIONS_STORAGE_KEY, text);
  connection.unsavedIntents = refused ? intents : undefined;
}

/** Whether a stored entry is an intent whose key a header can hold. */
const isIntent = (entry: [string, unknown]): entry is [string, Intent] =>
  isObject(entry[1]) && /^[a-z0-9]{1,200}$/.test(String(entry[1].key)) && Number(entry[1].pending) > 0;
