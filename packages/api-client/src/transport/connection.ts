import { API_TIMEOUT_MS } from '../catalog/limits';
import type { ContractDrift, Report } from '../fields/drift';
import type { Scope } from '../fields/table';
import type { SessionStorageLike } from '../session/store';
import type { CallName } from './calls';

/** What a server may announce in /validate_session; anything else is ignored. */
export const CAPABILITIES = [
  'idempotency',
  'retry',
  'formats',
  'proposals',
  'profile_edit',
  'password_change',
  'account_delete',
  'download_all',
  'delete_logo',
  'paging',
] as const;

/** Something a server does beyond the specified calls. */
export type Capability = (typeof CAPABILITIES)[number];

/** What the caller wants to hear about. */
export type Hooks = {
  /** Called once for each field that did not come as documented: what came, what is used. */
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
  /** Deadlines in milliseconds by call; `default` for the others (10,000 when left out, §9). */
  timeouts?: { readonly [call in CallName | 'default']?: number | undefined } | undefined;
  /** Repetitions of calls that may be repeated; left out: 2 when the server announces `retry`, else 0. */
  retries?: number | undefined;
  hooks?: Hooks | undefined;
  /** Where the session is kept; left out: the browser's local storage. */
  storage?: SessionStorageLike | undefined;
  /** The clock that ids, dates and defaults of today are read from. */
  now?: (() => Date) | undefined;
};

/** What the last valid session check announced. */
export type Announced = { capabilities: readonly Capability[]; generationTimeoutMs?: number | undefined };

/** The shared state behind the calls: options made ready, and what the server announced. */
export type Connection = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: typeof fetch;
  readonly timeouts: NonNullable<ClientOptions['timeouts']>;
  readonly retries: number | undefined;
  readonly hooks: Hooks;
  readonly storage: SessionStorageLike | undefined;
  readonly now: () => Date;
  announced: Announced;
  /** The generation that is under way or whose outcome is unknown, and its idempotency key. */
  intent: { readonly body: string; readonly key: string } | undefined;
};

const checkedBaseUrl = (baseUrl: string): string => {
  const trimmed = baseUrl.trim().replace(/\/+$/, '');
  if (trimmed === '' || trimmed.startsWith('/') || /^https?:\/\/[^/]/i.test(trimmed)) return trimmed;
  throw new TypeError(`Not an http(s) address, a path or '': '${baseUrl}'`);
};

const checkedApiKey = (apiKey: string): string => {
  if (/^[\x20-\x7e]*$/.test(apiKey)) return apiKey;
  throw new TypeError('apiKey goes into a header: printable ASCII only');
};

/**
 * Makes the connection that the call functions take.
 * @throws {TypeError} for a `baseUrl` or `apiKey` that no request could be made with.
 */
export function createConnection(options: ClientOptions): Connection {
  return {
    baseUrl: checkedBaseUrl(options.baseUrl),
    apiKey: checkedApiKey(options.apiKey),
    // Looked up at each call, and called without a receiver, as browsers demand.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeouts: options.timeouts ?? {},
    retries: options.retries,
    hooks: options.hooks ?? {},
    storage: options.storage,
    now: options.now ?? (() => new Date()),
    announced: { capabilities: [] },
    intent: undefined,
  };
}

/** The deadline of a call in milliseconds. */
export const timeoutOf = ({ timeouts }: Connection, call: CallName, given: number | undefined): number =>
  given ?? timeouts[call] ?? timeouts.default ?? API_TIMEOUT_MS;

/** What the readers of an answer may need besides it. */
export const scopeOf = ({ now, baseUrl }: Connection, session: string): Omit<Scope, 'mapped'> => ({
  now,
  baseUrl,
  session,
  position: 0,
});

/** The report of a call's drift to the connection's hook; a hook that throws does not break the call. */
export const reportOf =
  ({ hooks }: Connection, call: CallName): Report =>
  (field, received, used) => {
    try {
      hooks.onContractDrift?.({ call, field, received, used });
    } catch {
      // Watching is the hook's affair; the answer is still good.
    }
  };
