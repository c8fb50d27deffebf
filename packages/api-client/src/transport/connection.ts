import { API_TIMEOUT_MS } from '../catalog/limits';
import type { CallName } from '../client';
import type { Capability } from '../entities/session-check';
import type { ClientError } from '../errors';
import type { ContractDrift, Report } from '../fields/drift';
import type { OuterScope } from '../fields/table';
import type { Intents } from '../session/intents';
import type { SessionStorageLike } from '../session/session';

/** What every hook on requests is told. */
type Attempt = {
  readonly call: CallName;
  /** 1 for a call's first request, 2 for its first repetition. */
  readonly attempt: number;
};

/** What the caller wants to hear about. Hooks watch: one that throws changes nothing. */
export type Hooks = {
  /** Before each request goes out. `init` holds the session and the key: nothing to be logged whole. */
  onRequest?: ((event: Attempt & { readonly url: string; readonly init: RequestInit }) => void) | undefined;
  /** After the headers of each answer came; whoever reads the body clones it first. */
  onResponse?: ((event: Attempt & { readonly response: Response }) => void) | undefined;
  /** Before the wait for a repetition. */
  onRetry?:
    | ((event: Attempt & { readonly error: ClientError; readonly delayMs: number }) => void)
    | undefined;
  /** Once for each call that fails, with what it rejects with. */
  onError?: ((error: ClientError) => void) | undefined;
  /** Once for each field that did not come as documented: what came, what is used. */
  onContractDrift?: ((drift: ContractDrift) => void) | undefined;
};

/** How to reach the API. */
export type ClientOptions = {
  /** Where the calls go: an http(s) address, a path, or `''` for the page's own origin (§7). */
  baseUrl: string;
  /** Sent as the `apikey` header of every POST (§7). A public identifier, not a secret. */
  apiKey: string;
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /**
   * Headers of every request beside those of §7, which win. Sent once the server has announced a capability: one
   * that announces nothing gets the headers of §7 and no other.
   */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Deadlines in milliseconds by call; `default` for the others (10,000 when left out, §9). */
  timeouts?: { readonly [call in CallName | 'default']?: number | undefined } | undefined;
  /** Repetitions of calls that may be repeated; left out: 2 when the server announces `retry`, else 0. */
  retries?: number | undefined;
  hooks?: Hooks | undefined;
  /** Where the session and the open generations are kept; left out: the browser's local storage. */
  storage?: SessionStorageLike | undefined;
  /** The clock that ids, dates and defaults of today are read from. */
  now?: (() => Date) | undefined;
};

/** What the last valid session check announced. */
export type Announced = { capabilities: readonly Capability[]; generationTimeoutMs?: number | undefined };

/** The shared state behind the calls: options made ready, and what the server announced. */
export type Connection = {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** The key, and the caller's own. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeouts: NonNullable<ClientOptions['timeouts']>;
  readonly retries?: number | undefined;
  readonly hooks: Hooks;
  readonly storage?: SessionStorageLike | undefined;
  readonly now: () => Date;
  announced: Announced;
  /** The open generations, where the storage would not keep them. */
  unsavedIntents?: Intents | undefined;
};

const checkedBaseUrl = (baseUrl: string): string => {
  const trimmed = baseUrl.trim().replace(/\/+$/, '');
  if (/^(https?:\/\/[^/]|\/|$)/i.test(trimmed)) return trimmed;
  throw new TypeError(`Not an http(s) address, a path or '': '${baseUrl}'`);
};

/**
 * Makes the connection that the call functions take.
 * @throws {TypeError} for a `baseUrl`, `apiKey` or header that no request could be made with.
 */
export const createConnection = (options: ClientOptions): Connection => ({
  ...options,
  baseUrl: checkedBaseUrl(options.baseUrl),
  // Looked up at each call, and called without a receiver, as browsers demand.
  fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  // Names in lower case; what no header can hold is refused here.
  headers: Object.fromEntries(new Headers({ ...options.headers, apikey: options.apiKey })),
  timeouts: options.timeouts ?? {},
  hooks: options.hooks ?? {},
  now: options.now ?? (() => new Date()),
  announced: { capabilities: [] },
});

/** The deadline of a call in milliseconds; a longer one that the server announces holds unless one is set. */
export const timeoutOf = (
  { timeouts, announced }: Connection,
  call: CallName,
  given: number | undefined,
): number =>
  given ??
  timeouts[call] ??
  Math.max(
    timeouts.default ?? API_TIMEOUT_MS,
    (call === 'generateLogo' && announced.generationTimeoutMs) || 0,
  );

/** What the readers of an answer may need besides it. */
export const scopeOf = (connection: Connection, session: string): OuterScope => ({
  ...connection,
  session,
  position: 0,
});

/** Tells a hook; watching is its own affair, so one that throws breaks nothing. */
export function tell<Event>(hook: ((event: Event) => void) | undefined, event: Event): void {
  try {
    hook?.(event);
  } catch {
    // The call goes on.
  }
}

/** The report of a call's drift to the connection's hook. */
export const reportOf =
  ({ hooks }: Connection, call: CallName): Report =>
  (field, received, used) =>
    tell(hooks.onContractDrift, { call, field, received, used });
