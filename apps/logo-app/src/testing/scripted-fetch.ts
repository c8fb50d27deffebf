/** One request as the app made it. */
export type SentRequest = {
  method: string;
  /** Path with its query, without the base. */
  path: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** The JSON sent; undefined without a body. */
  body: unknown;
};

/** How a scripted server answers one request. */
export type Answer = (request: SentRequest, signal: AbortSignal | null) => Response | Promise<Response>;

/** Answers by path, without query. */
export type Answers = Readonly<Record<string, Answer>>;

/** A JSON answer. */
export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });

/** A plain text answer: an error's body, say. */
export const plain =
  (body: string, status = 200): Answer =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': 'text/plain' } });

/** A web page where JSON was asked for. */
export const garbage: Answer = () =>
  new Response('<!doctype html><title>Bad gateway</title>', { headers: { 'Content-Type': 'text/html' } });

/** No answer at all: refused, reset, no such host. */
export const networkFailure: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that never comes; the caller's deadline or its cancellation ends the wait. */
export const hang: Answer = (_request, signal) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** An image file. */
export const image =
  (headers: Record<string, string> = { 'Content-Type': 'image/png' }): Answer =>
  () =>
    new Response(new Uint8Array([137, 80, 78, 71]), { headers });

/** One answer after another; the last one stays. */
export function inTurn(first: Answer, ...more: Answer[]): Answer {
  let current = first;
  return (request, signal) => {
    const answer = current;
    current = more.shift() ?? current;
    return answer(request, signal);
  };
}

/** An answer that waits until it is let go: what a screen shows meanwhile can be looked at. */
export function held(answer: Answer): { answer: Answer; release: () => void } {
  let release = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  return {
    release: () => release(),
    answer: async (request, signal) => {
      await gate;
      return answer(request, signal);
    },
  };
}

/**
 * A `fetch` that answers from a script and remembers every request. A path without an answer fails as a
 * network does, and stays in `requests` to be found.
 */
export function scriptedFetch(answers: Answers): { fetch: typeof fetch; requests: SentRequest[] } {
  const requests: SentRequest[] = [];
  return {
    requests,
    fetch: async (input, init = {}) => {
      const path = String(input);
      const request: SentRequest = {
        method: init.method ?? 'GET',
        path,
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      };
      requests.push(request);
      const answer = answers[path.split('?')[0] ?? ''] ?? networkFailure;
      return answer(request, init.signal ?? null);
    },
  };
}
