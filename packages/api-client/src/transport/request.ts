import {
  type ClientError,
  HttpError,
  isClientError,
  NetworkError,
  NotJsonError,
  TooLargeError,
} from '../errors/errors';
import { ERROR_TEXTS, httpText } from '../errors/texts';
import { isHtml, readBody, readErrorText } from './body';
import type { CallName, CallOptions } from './calls';
import { type Connection, timeoutOf } from './connection';
import { pause, withDeadline } from './deadline';
import { retryAfterMs, retryDelay } from './retry';

/** Largest JSON answer read, in bytes: galleries may carry their images inside. */
export const MAX_JSON_BYTES = 32 * 1024 * 1024;
/** Repetitions when the server announces `retry` and the caller named no number. */
const ANNOUNCED_RETRIES = 2;

/** A failed answer, as a call's own text is made from it. */
export type FailedAnswer = { status: number; raw: string; shown: string };

type Plan<T> = {
  call: CallName;
  path: string;
  init: RequestInit;
  options: CallOptions;
  /** Whether a repetition can do no harm. */
  repeatable: boolean;
  /** The text of an answer that is not OK; left out: the generic one of §8. */
  failureText?: ((answer: FailedAnswer) => string) | undefined;
  /** Reads an OK answer; rejections other than this package's errors count as network failures. */
  read: (response: Response, signal: AbortSignal) => Promise<T>;
};

/** The answer's name in the server's log, where the server gives one. */
export const requestIdOf = (response: Response): string | undefined =>
  response.headers.get('x-request-id') ?? undefined;

async function failed<T>(
  connection: Connection,
  plan: Plan<T>,
  response: Response,
  signal: AbortSignal,
): Promise<HttpError> {
  const { status } = response;
  const { raw, shown } = await readErrorText(response, signal);
  const text = plan.failureText?.({ status, raw, shown }) ?? httpText(status, shown);
  return new HttpError(text, {
    call: plan.call,
    status,
    body: shown,
    requestId: requestIdOf(response),
    retryAfterMs: retryAfterMs(response.headers.get('retry-after'), connection.now()),
  });
}

async function attempt<T>(connection: Connection, plan: Plan<T>, signal: AbortSignal): Promise<T> {
  let response: Response | undefined;
  try {
    response = await connection.fetch(connection.baseUrl + plan.path, { ...plan.init, signal });
    if (!response.ok) throw await failed(connection, plan, response, signal);
    return await plan.read(response, signal);
  } catch (cause) {
    if (isClientError(cause)) throw cause;
    throw new NetworkError({
      call: plan.call,
      cause,
      status: response?.status,
      requestId: response && requestIdOf(response),
      hint: response ? 'The answer broke off.' : 'No answer: server down, wrong baseUrl, or CORS.',
    });
  }
}

/** Sends a request under one deadline, repeating it only where that is asked for and can do no harm. */
export function send<T>(connection: Connection, plan: Plan<T>): Promise<T> {
  const { call, options } = plan;
  const announced = connection.announced.capabilities.includes('retry') ? ANNOUNCED_RETRIES : 0;
  const retries = plan.repeatable ? (options.retries ?? connection.retries ?? announced) : 0;
  const timeoutMs = timeoutOf(connection, call, options.timeoutMs);
  return withDeadline({ call, timeoutMs, signal: options.signal }, async ({ signal, remaining }) => {
    for (let attempts = 0; ; attempts++) {
      try {
        return await attempt(connection, plan, signal);
      } catch (error) {
        const { kind } = error as ClientError;
        const passing = kind === 'http' || kind === 'network';
        if (!passing || signal.aborted || attempts >= retries) throw error;
        const wait = retryDelay(error as HttpError | NetworkError, attempts, remaining());
        if (wait === undefined) throw error;
        await pause(wait, signal);
      }
    }
  });
}

type Post = Pick<Plan<unknown>, 'call' | 'path' | 'options' | 'repeatable' | 'failureText'> & {
  body: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>> | undefined;
  /** The text of an OK answer that cannot be read; left out: 'Error inesperado'. */
  unreadableText?: string | undefined;
};

const postPlan = <T>(connection: Connection, post: Post, read: Plan<T>['read']): Plan<T> => ({
  ...post,
  init: {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      apikey: connection.apiKey,
      ...post.headers,
    },
    body: JSON.stringify(post.body),
  },
  read,
});

/** POSTs JSON and reads JSON, whatever content type the server declares (§7). */
export function postJson(connection: Connection, post: Post): Promise<unknown> {
  const text = post.unreadableText ?? ERROR_TEXTS.unexpected;
  return send(
    connection,
    postPlan(connection, post, async (response, signal) => {
      const about = { call: post.call, status: response.status, requestId: requestIdOf(response) };
      const { blob, complete } = await readBody(response, { maxBytes: MAX_JSON_BYTES, signal });
      if (!complete) throw new TooLargeError(text, { ...about, maxBytes: MAX_JSON_BYTES });
      const body = await blob.text();
      try {
        return JSON.parse(body) as unknown;
      } catch (cause) {
        const html = isHtml(response.headers.get('content-type') ?? '', body);
        const hint = html ? 'The answer is a web page: wrong baseUrl, or a proxy answered.' : undefined;
        throw new NotJsonError(text, { ...about, html, hint, cause });
      }
    }),
  );
}

/** POSTs JSON where only an OK answer counts; its body is let go unread (§7, /favorite). */
export function postOk(connection: Connection, post: Post): Promise<void> {
  return send(
    connection,
    postPlan(connection, post, async (response) => {
      await response.body?.cancel().catch(() => {});
    }),
  );
}
