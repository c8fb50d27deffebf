/** A request that the document has made while the code of the app was on its way (build/ask-ahead.js). */
export type AskedAhead = { url: string; body: string; answer: Promise<Response> };

declare global {
  interface Window {
    askedAhead?: AskedAhead;
  }
}

/** `fetch`, but that the first request gets the answer of the one made ahead, if it is the same. */
export function fetchAfter(ahead: AskedAhead | undefined): typeof fetch {
  let waiting = ahead;
  return (input, init) => {
    const asked = waiting;
    waiting = undefined;
    return asked && asked.url === input && asked.body === init?.body ? asked.answer : fetch(input, init);
  };
}
