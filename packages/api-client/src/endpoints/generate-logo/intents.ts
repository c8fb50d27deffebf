import { isObject } from '../../fields/json';
import { randomText } from '../../session/session-id';
import { OPEN_GENERATIONS_STORAGE_KEY, readItem, removeItem, writeItem } from '../../session/store';
import type { Connection, Intent } from '../../transport/connection';

/** How many open generations are kept; the one that was asked for longest ago goes first. */
export const MAX_INTENTS = 50;

/**
 * The idempotency key of a request that is about to be sent. A request equal to one whose outcome is unknown
 * (timed out, cut off, cancelled, made by another tab or before a reload) is the same intent and has its key.
 */
export function openIntent(connection: Connection, request: string): string {
  const intents = readIntents(connection);
  const open = intents.find((intent) => intent.request === request);
  const key = open?.key ?? randomText();
  const others = intents.filter((intent) => intent !== open);
  writeIntents(connection, [...others, { request, key, pending: (open?.pending ?? 0) + 1 }]);
  return key;
}

/** One more request of the intent is about to be sent. */
export function repeatIntent(connection: Connection, key: string): void {
  count(connection, key, (pending) => pending + 1);
}

/** One request of the intent surely made nothing. The others still may, so the last one ends it. */
export function refuseIntent(connection: Connection, key: string): void {
  count(connection, key, (pending) => pending - 1);
}

/** The intent has its logo: whatever else of it is under way gets the same one. */
export function fulfilIntent(connection: Connection, key: string): void {
  count(connection, key, () => 0);
}

function count(connection: Connection, key: string, next: (pending: number) => number): void {
  const intents = readIntents(connection);
  if (!intents.some((intent) => intent.key === key)) return;
  const counted = intents.map((intent) =>
    intent.key === key ? { ...intent, pending: next(intent.pending) } : intent,
  );
  writeIntents(
    connection,
    counted.filter(({ pending }) => pending > 0),
  );
}

/** Read anew each time, because another tab may have changed them. */
function readIntents({ storage, unsavedIntents }: Connection): readonly Intent[] {
  if (unsavedIntents) return unsavedIntents;
  try {
    const stored: unknown = JSON.parse(readItem(storage, OPEN_GENERATIONS_STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isIntent) : [];
  } catch {
    return [];
  }
}

/** A storage that is denied, full or absent costs only the reload and the other tabs. */
function writeIntents(connection: Connection, intents: readonly Intent[]): void {
  const { storage } = connection;
  const kept = intents.slice(-MAX_INTENTS);
  if (kept.length === 0) removeItem(storage, OPEN_GENERATIONS_STORAGE_KEY);
  const refused = kept.length > 0 && writeItem(storage, OPEN_GENERATIONS_STORAGE_KEY, JSON.stringify(kept));
  connection.unsavedIntents = refused ? kept : undefined;
}

/** Whether a stored value is an intent whose key a header can hold. */
const isIntent = (value: unknown): value is Intent =>
  isObject(value) &&
  typeof value.request === 'string' &&
  typeof value.key === 'string' &&
  /^[a-z0-9]{1,200}$/.test(value.key) &&
  typeof value.pending === 'number';
