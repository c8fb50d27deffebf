import type { CallName } from '../call-name.js';
import * as ERROR_TEXTS from '../error-texts.js';
import { type ClientError, HttpError, isClientError, NetworkError, NotJsonError } from '../errors.js';
import type { Body, Path } from '../wire/index.js';
import { bounded, isHtml, letGo, MAX_ERROR_BYTES, readFailure, readText } from './body.js';
import { announces, type Connection, tell, timeoutOf } from './connection.js';
import { pause, withDeadline } from './deadline.js';
import { retryAfterMs, retryDelay } from './retry.js';

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
  /** Repetitions after a failure that may pass, a whole number; only reads, and generations with an idempotency key. */
  retries?: number | undefined;
};

/** What every call with a session takes. */
export type SessionCallOptions = CallOptions & {
  /** The session to send; left out, the stored one is read when the call is made. */
  session?: string | undefined;
};

/** A failed answer, as a call's own text is made from it. */
type FailedAnswer = { status: number; body: unknown; shown: string };

/** What a call asks, and what it makes of the answer. */
export type Plan<T> = {
  path: Path | `/api/${'proxy-download' | 'brand-kit' | 'all-logos'}?${string}`;
  /** POSTed as JSON (§7); left out, the call is a GET, of an image unless `headers` say otherwise. */
  body?: { readonly [P in Path]: { readonly [Name in keyof Body<P>]: unknown } }[Path];
  /** Headers beside those of every POST, or of a GET, in lower case; read for each request. */
  headers?: Readonly<Record<string, string>> | false;
  /** The answer, where it is known without asking. */
  answer?: Response | undefined;
  /** Whether a repetition can do no harm. */
  repeatable?: boolean;
  /** The text of an answer that is not OK; without one: the generic one of §8. */
  failureText?: (failed: FailedAnswer) => string | undefined;
  /** Reads an OK answer; rejections other than this package's errors count as network failures. */
  read: (response: Response, signal: AbortSignal) => Promise<T>;
  /** Called before each repetition. */
  onRepeat?: (() => void) | undefined;
  /** Called with the answer that the call resolves with. */
  onSuccess?: ((answer: T) => void) | undefined;
  /** Called with what the call rejects with. */
  onFailure?: ((error: ClientError) => void) | undefined;
};

function requestOf<T>({ apiKey }: Connection, { body, headers }: Plan<T>): RequestInit {
  if (!body) return { headers: { accept: 'image/*', ...headers } };
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      apikey: apiKey,
      ...headers,
    },
    body: JSON.stringify(body),
    // Following would post the session and the key again, to whomever the redirect names.
    redirect: 'manual',
  };
}

/** One request and its answer. What fails after an answer came knows that answer. */
async function ask<T>(connection: Connection, plan: Plan<T>, signal: AbortSignal): Promise<T> {
  let response = plan.answer;
  try {
    const init = { ...requestOf(connection, plan), signal };
    response ??= await connection.fetch(connection.baseUrl + plan.path, init);
    const { ok, status, headers } = response;
    if (ok) return await plan.read(response, signal);
    // Browsers hide a redirect that is not followed: its status is 0.
    if (plan.body && status < 400) {
      await letGo(response);
      throw new NetworkError({ hint: 'No redirect is followed: wrong baseUrl or proxy.' });
    }
    const { body, shown } = await readFailure(response, signal);
    throw new HttpError(
      plan.failureText?.({ status, body, shown }) ?? `HTTP error! status: ${status} - ${shown}`,
      { body, retryAfterMs: retryAfterMs(headers.get('retry-after'), connection.now()) },
    );
  } catch (cause) {
    const hint = response ? 'The answer broke off.' : 'No answer: server down, wrong baseUrl or CORS.';
    const error = isClientError(cause) ? cause : new NetworkError({ cause, hint });
    throw Object.assign(
      error,
      response && {
        status: response.status || undefined,
        headers: response.headers,
        requestId: response.headers.get('x-request-id') || undefined,
      },
    );
  }
}

/**
 * Makes a call: sends what `prepare` plans under one deadline, repeating it only where that is asked for and can
 * do no harm. Whatever goes wrong, also in `prepare`, rejects.
 */
export async function send<T>(
  connection: Connection,
  call: CallName,
  options: CallOptions,
  prepare: () => Plan<T>,
): Promise<T> {
  const timeoutMs = timeoutOf(connection, call, options.timeoutMs);
  const announced = announces(connection, 'retry') ? ANNOUNCED_RETRIES : 0;
  const allowed = options.retries ?? connection.retries ?? announced;
  if (!/^\d+$/.test(`${allowed}`)) throw new RangeError('retries: no whole number from 0');
  const end = performance.now() + timeoutMs;
  let plan: Plan<T> | undefined;
  try {
    const answer = await withDeadline(timeoutMs, options.signal, async (signal) => {
      plan = prepare();
      const retries = plan.repeatable ? allowed : 0;
      for (let attempt = 1; ; attempt++) {
        try {
          return await ask(connection, plan, signal);
        } catch (cause) {
          const error = cause as ClientError;
          const delayMs = retryDelay(error, attempt, end - performance.now());
          if (delayMs === undefined || signal.aborted || attempt > retries) throw error;
          tell(connection.hooks?.onRetry, { call, attempt, error, delayMs });
          await pause(delayMs, signal);
          plan.onRepeat?.();
        }
      }
    });
    plan?.onSuccess?.(answer);
    return answer;
  } catch (error) {
    if (isClientError(error)) {
      Object.assign(error, { call });
      plan?.onFailure?.(error);
    }
    throw error;
  }
}

/** Reads an answer as JSON, whatever content type it declares (§7); `text` is what one that cannot be read says. */
export async function readJson(
  response: Response,
  signal: AbortSignal,
  text: string = ERROR_TEXTS.unexpected,
): Promise<unknown> {
  return parseJson(response, await readText(response, signal, MAX_JSON_BYTES, text), text);
}

/**
 * Takes an OK answer for an acknowledgement, whatever it says, unless it is a web page: a captive portal answers
 * every request with one, and nothing was done. Servers declare an empty answer, or one of JSON, as HTML as well.
 */
export async function readAcknowledgement(
  response: Response,
  signal: AbortSignal,
  text: string = ERROR_TEXTS.unexpected,
): Promise<void> {
  if (!isHtml(response, '')) return letGo(response);
  const body = await readText(response, signal, MAX_ERROR_BYTES);
  if (body.trim() !== '') parseJson(response, body, text);
}

function parseJson(response: Response, body: string, text: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    const html = isHtml(response, body);
    throw new NotJsonError(text, {
      html,
      hint: html ? 'A web page: wrong baseUrl or proxy.' : undefined,
      cause,
      body: bounded(body),
    });
  }
}
