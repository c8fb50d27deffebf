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
  /** Headers beside those of every POST, in lower case. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** The answer, where it is known without asking. */
  answer?: Response | undefined;
  /** Whether a repetition can do no harm. */
  repeatable?: boolean;
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

function requestOf<T>({ announced, headers }: Connection, { body, headers: own }: Plan<T>): RequestInit {
  const { apikey = '', ...given } = headers;
  const more = announced.capabilities.length > 0 && given;
  if (!body) return { method: 'GET', headers: { ...more, accept: 'image/*' } };
  const json = 'application/json';
  return {
    method: 'POST',
    headers: { ...more, 'content-type': json, accept: json, apikey, ...own },
    body: JSON.stringify(body),
    // Following would post the session and the key again, to whomever the redirect names.
    redirect: 'manual',
  };
}

/** Reads an answer by its plan; one that is not OK throws. */
async function readAnswer<T>(
  connection: Connection,
  plan: Plan<T>,
  response: Response,
  signal: AbortSignal,
): Promise<T> {
  const { ok, status } = response;
  if (ok) return await plan.read(response, signal);
  // Browsers hide a redirect that is not followed: its status is 0.
  if (plan.body && status < 400) {
    await letGo(response);
    throw new NetworkError({ hint: 'A redirect, not followed: wrong baseUrl.' });
  }
  const { body, shown } = await readFailure(response, signal);
  throw new HttpError(
    plan.failureText?.({ status, body, shown }) ?? `HTTP error! status: ${status} - ${shown}`,
    { body, retryAfterMs: retryAfterMs(response.headers.get('retry-after'), connection.now()) },
  );
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
  const { announced, hooks, baseUrl } = connection;
  let plan: Plan<T> | undefined;
  let response: Response | undefined;

  const ask = async (plan: Plan<T>, attempt: number, signal: AbortSignal): Promise<T> => {
    response = plan.answer;
    try {
      if (!response) {
        const url = baseUrl + plan.path;
        const init = requestOf(connection, plan);
        tell(hooks.onRequest, { call, attempt, url, init });
        response = await connection.fetch(url, { ...init, signal });
        tell(hooks.onResponse, { call, attempt, response });
      }
      return await readAnswer(connection, plan, response, signal);
    } catch (cause) {
      const hint = response ? 'The answer broke off.' : 'No answer: server down, wrong baseUrl or CORS.';
      throw Object.assign(
        isClientError(cause) ? cause : new NetworkError({ cause, hint }),
        response && {
          status: response.status || undefined,
          headers: response.headers,
          requestId: response.headers.get('x-request-id') ?? undefined,
        },
      );
    }
  };
  const askUntilAnswered = async ({ signal, remaining }: Deadline): Promise<T> => {
    plan = prepare();
    const announcedRetries = announced.capabilities.includes('retry') ? ANNOUNCED_RETRIES : 0;
    const retries = plan.repeatable ? (options.retries ?? connection.retries ?? announcedRetries) : 0;
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask(plan, attempt, signal);
      } catch (cause) {
        const error = cause as ClientError;
        const delayMs = retryDelay(error, attempt, remaining());
        if (delayMs === undefined || signal.aborted || attempt > retries) throw error;
        tell(hooks.onRetry, { call, attempt, error, delayMs });
        await pause(delayMs, signal);
        plan.onRepeat?.();
      }
    }
  };
  const settle = async (): Promise<T> => {
    try {
      const timeoutMs = timeoutOf(connection, call, options.timeoutMs);
      const answer = await withDeadline(timeoutMs, options.signal, askUntilAnswered);
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
