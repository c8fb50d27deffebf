import type { CallName } from '../client';
import * as ERROR_TEXTS from '../error-texts';
import {
  type ClientError,
  HttpError,
  isClientError,
  NetworkError,
  NotJsonError,
  TooLargeError,
} from '../errors';
import { bounded, isHtml, letGo, readBody, readFailure } from './body';
import { type Connection, tell, timeoutOf } from './connection';
import { type Deadline, pause, withDeadline } from './deadline';
import { retryAfterMs, retryDelay } from './retry';

/** Largest JSON answer read, in bytes: galleries may carry their images inside. */
export const MAX_JSON_BYTES = 32 * 1024 * 1024;
/** Repetitions when the server announces `retry` and the caller named no number. */
const ANNOUNCED_RETRIES = 2;

/** What every call takes. */
export type CallOptions = {
  /** Cancels the call; it then rejects with `CancelledError`. */
  signal?: AbortSignal | undefined;
  /** Deadline of this call in milliseconds, over connection, headers, body and retries. */
  timeoutMs?: number | undefined;
  /** Repetitions after a failure that may pass; only reads, and generations with an idempotency key. */
  retries?: number | undefined;
};

/** A call under way: a promise of its answer. */
export type Call<T> = Promise<T> & {
  /** The answer with the response that brought it, for its status and headers; its body has been read. */
  withResponse(): Promise<{ answer: T; response: Response }>;
};

/** A failed answer, as a call's own text is made from it. */
type FailedAnswer = { status: number; body: unknown; shown: string };

/** What a call asks, and what it makes of the answer. */
type Plan<T> = {
  path: string;
  /** POSTed as JSON (§7); left out, the call is a GET of an image. */
  body?: object | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Whether a repetition can do no harm. */
  repeatable?: boolean;
  /** The answer, where it is known without asking. */
  answer?: Response | undefined;
  /** The text of an answer that is not OK; left out: the generic one of §8. */
  failureText?: ((failed: FailedAnswer) => string) | undefined;
  /** Reads an OK answer; rejections other than this package's errors count as network failures. */
  read: (response: Response, signal: AbortSignal) => Promise<T>;
  /** Called before each repetition. */
  onRepeat?: (() => void) | undefined;
  /** Called with the answer that the call resolves with. */
  onSuccess?: ((answer: T) => void) | undefined;
  /** Called with what the call rejects with. */
  onFailure?: ((error: ClientError) => void) | undefined;
};

function requestOf<T>({ announced, headers, apiKey }: Connection, plan: Plan<T>): RequestInit {
  const sent = new Headers(announced.capabilities.length > 0 ? headers : undefined);
  const post = { 'Content-Type': 'application/json', Accept: 'application/json', apikey: apiKey };
  const own = plan.body ? { ...post, ...plan.headers } : { Accept: 'image/*' };
  for (const [name, value] of Object.entries(own)) sent.set(name, value);
  return plan.body
    ? // Following a redirect would post the session and the key again, to whomever it names.
      { method: 'POST', headers: sent, body: JSON.stringify(plan.body), redirect: 'manual' }
    : { method: 'GET', headers: sent };
}

/** One request and its answer. `about` is told of the answer as soon as it is there. */
async function attemptOf<T>(
  connection: Connection,
  plan: Plan<T>,
  signal: AbortSignal,
  about: { call: CallName; attempt: number },
  onResponse: (response: Response) => void,
): Promise<T> {
  const { hooks } = connection;
  let response = plan.answer;
  let hint = 'No answer: server down, wrong baseUrl or CORS.';
  try {
    if (!response) {
      const url = connection.baseUrl + plan.path;
      const init = requestOf(connection, plan);
      tell(hooks.onRequest, { ...about, url, init });
      response = await connection.fetch(url, { ...init, signal });
      tell(hooks.onResponse, { ...about, response });
    }
    onResponse(response);
    hint = 'The answer broke off.';
    const { ok, status } = response;
    if (ok) return await plan.read(response, signal);
    // Browsers hide a redirect that is not followed: its status is 0.
    if (plan.body && status < 400) {
      hint = 'A redirect, not followed: wrong baseUrl.';
      await letGo(response);
      throw new TypeError(hint);
    }
    const { body, shown } = await readFailure(response, signal);
    throw new HttpError(
      plan.failureText?.({ status, body, shown }) ?? `HTTP error! status: ${status} - ${shown}`,
      { body, retryAfterMs: retryAfterMs(response.headers.get('retry-after'), connection.now()) },
    );
  } catch (cause) {
    const error = isClientError(cause) ? cause : new NetworkError({ cause, hint });
    throw Object.assign(
      error,
      response && {
        status: response.status || undefined,
        headers: response.headers,
        requestId: response.headers.get('x-request-id') ?? undefined,
      },
    );
  }
}

/**
 * Makes a call: sends what `prepare` plans under one deadline, repeating it only where that is asked for and can
 * do no harm. Whatever goes wrong, also in `prepare`, rejects.
 */
export function send<T>(
  connection: Connection,
  call: CallName,
  options: CallOptions,
  prepare: () => Plan<T>,
): Call<T> {
  const { hooks, announced } = connection;
  let plan: Plan<T> | undefined;
  let response: Response | undefined;

  const run = async ({ signal, remaining }: Deadline): Promise<T> => {
    plan = prepare();
    const announcedRetries = announced.capabilities.includes('retry') ? ANNOUNCED_RETRIES : 0;
    const retries = plan.repeatable ? (options.retries ?? connection.retries ?? announcedRetries) : 0;
    for (let attempt = 1; ; attempt++) {
      try {
        return await attemptOf(connection, plan, signal, { call, attempt }, (came) => {
          response = came;
        });
      } catch (cause) {
        const error = Object.assign(cause as ClientError, { call });
        const delayMs = retryDelay(error, attempt, remaining());
        if (delayMs === undefined || signal.aborted || attempt > retries) throw error;
        tell(hooks.onRetry, { call, attempt, error, delayMs });
        await pause(delayMs, signal);
        plan.onRepeat?.();
      }
    }
  };
  const settle = async () => {
    try {
      const answer = await withDeadline(timeoutOf(connection, call, options.timeoutMs), options.signal, run);
      plan?.onSuccess?.(answer);
      return answer;
    } catch (error) {
      if (isClientError(error)) {
        Object.assign(error, { call });
        plan?.onFailure?.(error);
        tell(hooks.onError, error);
      }
      throw error;
    }
  };
  const answer = settle();
  return Object.assign(answer, {
    withResponse: async () => ({ answer: await answer, response: response as Response }),
  });
}

/** Reads an answer as JSON, whatever content type it declares (§7); `text` is what one that cannot be read says. */
export async function readJson(
  response: Response,
  signal: AbortSignal,
  text: string = ERROR_TEXTS.unexpected,
): Promise<unknown> {
  const { blob, complete } = await readBody(response, MAX_JSON_BYTES, signal);
  if (!complete) throw new TooLargeError(text, { maxBytes: MAX_JSON_BYTES });
  const body = await blob.text();
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    const html = isHtml(response, body);
    const hint = html ? 'A web page answered: wrong baseUrl or a proxy.' : undefined;
    throw new NotJsonError(text, { html, hint, cause, body: bounded(body) });
  }
}
