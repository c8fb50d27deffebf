import type { ClientError } from '../errors';
import { isObject } from '../fields/table';
import type { Connection } from '../transport/connection';
import { OPEN_GENERATIONS_STORAGE_KEY, randomText, readItem, removeItem, writeItem } from './session';

/** A generation that was asked for and whose outcome is unknown. */
type Intent = {
  /** Its idempotency key. */
  readonly key: string;
  /** How many of its requests may still spend a credit. */
  readonly pending: number;
};

/** Open generations by the body of their request, session included; the one asked for last stands last. */
export type Intents = { readonly [request: string]: Intent };

/** How many open generations are kept; the one that was asked for longest ago goes first. */
export const MAX_INTENTS = 50;

/**
 * The intent of a request that is about to be sent. A request equal to one whose outcome is unknown (timed out,
 * cut off, cancelled, made by another tab or before a reload) is the same intent and has its key.
 */
export function openIntent(connection: Connection, request: string) {
  const { [request]: stored, ...others } = readIntents(connection);
  const { key, pending } = isIntent(stored) ? stored : { key: randomText(), pending: 0 };
  writeIntents(connection, { ...others, [request]: { key, pending: pending + 1 } });
  /** Counts the requests that may still spend a credit; with none left the intent ends. */
  const count = (change: number) => {
    const { [request]: open, ...rest } = readIntents(connection);
    if (open?.key !== key) return;
    const left = open.pending + change;
    writeIntents(connection, left > 0 ? { ...rest, [request]: { key, pending: left } } : rest);
  };
  return {
    key,
    onRepeat: () => count(1),
    /** With a logo the intent ends at once, as all its requests get that same one. */
    onSuccess: () => count(-Infinity),
    onFailure(error: ClientError) {
      if (isRefusal(error)) count(-1);
    },
  };
}

/** Whether the server surely made nothing: it refused the request as such. */
const isRefusal = ({ kind, status = 0 }: ClientError): boolean =>
  kind === 'http' && status < 500 && ![408, 409, 425, 429].includes(status);

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
