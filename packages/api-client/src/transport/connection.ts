import type { CallName } from '../call-name.js';
import { API_TIMEOUT_MS } from '../catalog/limits.js';
import type { Capability } from '../entities/capabilities.js';
import type { ClientError } from '../errors.js';
import type { ContractDrift, Report } from '../fields/drift.js';
import type { OuterScope } from '../fields/table.js';
import type { Intents } from '../session/intents.js';
import type { SessionStorageLike } from '../session/session.js';

/** Which request of which call a hook is told of. */
export type Attempt = {
  readonly call: CallName;
  /** 1 for a call's first request, 2 for its first repetition. */
  readonly attempt: number;
};

/** What the calls themselves tell. A hook only watches: one that throws or rejects changes nothing. */
export type ConnectionHooks = {
  /** Before the wait for a repetition of the request that failed. */
  onRetry?:
    | ((event: Attempt & { readonly error: ClientError; readonly delayMs: number }) => void)
    | undefined;
  /** Once for each field that did not come as documented: what came, what is used. */
  onContractDrift?: ((drift: ContractDrift) => void) | undefined;
};

/** How the calls reach the API. */
export type ConnectionOptions = {
  /** Where the calls go: an http(s) address without credentials, a path, or `''` for the page's own origin (§7). */
  baseUrl: string;
  /** Sent as the `apikey` header of every POST (§7). A public identifier, not a secret. */
  apiKey: string;
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Deadlines in milliseconds by call; `default` for the others (10,000 when left out, §9). */
  timeouts?: { readonly [call in CallName | 'default']?: number | undefined } | undefined;
  /** Repetitions of calls that may be repeated, a whole number; left out: 2 when the server announces `retry`, else 0. */
  retries?: number | undefined;
  hooks?: ConnectionHooks | undefined;
  /** Where the session and the open generations are kept; left out: the browser's local storage. */
  storage?: SessionStorageLike | undefined;
  /** The clock that ids, dates and defaults of today are read from. */
  now?: (() => Date) | undefined;
};

/** What changes while a connection is used. */
type State = {
  /** What the last valid session check announced: capabilities, and longer deadlines in milliseconds by call. */
  capabilities: readonly Capability[];
  timeouts?: ConnectionOptions['timeouts'];
  /** The open generations, where the storage would not keep them. */
  unsavedIntents?: Intents | undefined;
};

/** The shared state behind the calls: options made ready, and what the server announced. */
export type Connection = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: typeof fetch;
  readonly timeouts?: ConnectionOptions['timeouts'];
  readonly retries?: number | undefined;
  readonly hooks?: ConnectionHooks | undefined;
  readonly storage?: SessionStorageLike | undefined;
  readonly now: () => Date;
  readonly state: State;
};

function checkedBaseUrl(baseUrl: string): string {
  // As text whatever it is: without types, an environment that lacks it leaves it undefined.
  const trimmed = `${baseUrl}`.trim().replace(/\/+$/, '');
  // The path of a call goes to its end: what follows a `?` or `#` would swallow it.
  const address = /^(https?:\/\/[^/]|\/|$)[^?#]*$/i.test(trimmed) && parsed(trimmed);
  if (!address) throw new TypeError(`baseUrl: no http(s) address, path or '': ${baseUrl}`);
  // No request can be made with them. They are not quoted: an error may be logged.
  if (address.username || address.password) throw new TypeError('baseUrl: with credentials');
  return trimmed;
}

/** An address, or a path as it is at some origin; undefined for what cannot be parsed as either. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address, 'http://localhost');
  } catch {
    return undefined;
  }
}

/**
 * Makes the connection that the call functions take.
 * @throws {TypeError} for a `baseUrl` or `apiKey` that no request could be made with.
 */
export function createConnection(options: ConnectionOptions): Connection {
  // A header holds an undefined key as that word; one that no header can hold is refused by it.
  if (options.apiKey === undefined) throw new TypeError('no apiKey');
  new Headers({ apikey: options.apiKey });
  return {
    ...options,
    baseUrl: checkedBaseUrl(options.baseUrl),
    // Looked up at each call, and called without a receiver, as browsers demand.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    now: options.now ?? (() => new Date()),
    state: { capabilities: [] },
  };
}

/** Whether the last valid session check announced it. */
export const announces = ({ state }: Connection, capability: Capability): boolean =>
  state.capabilities.includes(capability);

/** The deadline of a call in milliseconds; a longer one that the server announces holds unless one is set. */
export const timeoutOf = (
  { timeouts, state }: Connection,
  call: CallName,
  given: number | undefined,
): number =>
  given ?? timeouts?.[call] ?? Math.max(timeouts?.default ?? API_TIMEOUT_MS, state.timeouts?.[call] ?? 0);

/**
 * Tells a hook, at once; watching is its own affair, so one that throws breaks nothing. Nor does one that is async
 * and rejects: nobody else hears of it, and a Node process would end by a rejection that nobody handles.
 */
export function tell<Event extends readonly unknown[]>(
  hook: ((...event: Event) => void) | undefined,
  ...event: Event
): void {
  const told = async () => hook?.(...event);
  told().catch(() => {});
}

/** What a mapper needs besides an answer: what its readers may need, and whom to report drift to. */
export const mappingOf = (
  connection: Connection,
  call: CallName,
  session: string,
): [scope: OuterScope, report: Report] => [
  { ...connection, session, position: 0 },
  (field, received, used) => tell(connection.hooks?.onContractDrift, { call, field, received, used }),
];
