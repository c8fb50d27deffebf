import type { ClientError } from '../errors.js';
import { isObject } from '../fields/table.js';
import { isTransient } from '../transport/retry.js';
import {
  OPEN_GENERATIONS_STORAGE_KEY,
  randomText,
  readItem,
  type SessionStorageLike,
  writeItem,
} from './session.js';

/** A generation that was asked for and whose outcome is unknown. */
type Intent = {
  /** Its idempotency key. */
  readonly key: string;
  /** How many of its requests may still spend a credit. */
  readonly pending: number;
};

/** Open generations by the body of their request, session included; the one asked for last stands last. */
export type Intents = { readonly [request: string]: Intent };

/** Where open generations are kept: the storage, or here where it would not keep them. */
type Keeper = {
  readonly storage?: SessionStorageLike | undefined;
  readonly state: { unsavedIntents?: Intents | undefined };
};

/** How many open generations are kept; the one that was asked for longest ago goes first. */
export const MAX_INTENTS = 50;

/**
 * The intent of a request that is about to be sent. A request equal to one whose outcome is unknown (timed out,
 * cut off, cancelled, made by another tab or before a reload) is the same intent and has its key.
 */
export function openIntent(keeper: Keeper, request: string) {
  const { [request]: stored, ...others } = readIntents(keeper);
  // What stands in the storage may be no intent, or have a key that no header can hold.
  const isIntent = stored && /^[a-z0-9]{26}$/.test(stored.key) && Number.isInteger(stored.pending);
  const { key, pending } = isIntent ? stored : { key: randomText(), pending: 0 };
  writeIntents(keeper, { ...others, [request]: { key, pending: pending + 1 } });
  /** Counts the requests that may still spend a credit; with none left the intent ends. */
  const count = (change: number) => {
    const { [request]: open, ...rest } = readIntents(keeper);
    if (open?.key !== key) return;
    const left = open.pending + change;
    writeIntents(keeper, left > 0 ? { ...rest, [request]: { key, pending: left } } : rest);
  };
  return {
    key,
    onRepeat: () => count(1),
    /** With a logo the intent ends at once, as all its requests get that same one. */
    onSuccess: () => count(-Infinity),
    /** A refusal, of which the server surely made nothing, counts off its own request. */
    onFailure({ kind, status = 0 }: ClientError) {
      if (kind === 'http' && status < 500 && status !== 409 && !isTransient(status)) count(-1);
    },
  };
}

/** Read anew each time, because another tab may have changed them. */
function readIntents({ storage, state }: Keeper): Intents {
  if (state.unsavedIntents) return state.unsavedIntents;
  try {
    const stored: unknown = JSON.parse(readItem(storage, OPEN_GENERATIONS_STORAGE_KEY) ?? '');
    return isObject(stored) ? (stored as Intents) : {};
  } catch {
    return {};
  }
}

/** A storage that is denied, full or absent costs only the reload and the other tabs. */
function writeIntents({ storage, state }: Keeper, intents: Intents): void {
  const kept = Object.entries(intents).slice(-MAX_INTENTS);
  const text = kept[0] && JSON.stringify(Object.fromEntries(kept));
  state.unsavedIntents = writeItem(storage, OPEN_GENERATIONS_STORAGE_KEY, text) && intents;
}
