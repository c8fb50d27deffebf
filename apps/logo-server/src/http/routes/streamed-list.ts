import { setImmediate as nextTurn } from 'node:timers/promises';

/** An answer that is written while it is read. */
export class Streamed {
  constructor(readonly body: ReadableStream<Uint8Array>) {}
}

/**
 * Writes `{"NAME":[...]}` page by page, each when the client has read the one before it: what is held in memory
 * does not grow with the list. Between two pages other requests have their turn.
 * Rejects when the first page cannot be read, so that the request can still be refused.
 */
export async function streamList<Row>(
  name: string,
  pages: AsyncGenerator<Row[]>,
  toWire: (row: Row) => object,
): Promise<Streamed> {
  const pieces = write(name, await pages.next(), pages, toWire);
  const encoder = new TextEncoder();
  return new Streamed(
    new ReadableStream({
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return();
      },
    }),
  );
}

async function* write<Row>(
  name: string,
  first: IteratorResult<Row[]>,
  pages: AsyncGenerator<Row[]>,
  toWire: (row: Row) => object,
): AsyncGenerator<string, void> {
  let before = `{${JSON.stringify(name)}:[`;
  for (let page = first; !page.done; page = await pages.next()) {
    yield before + page.value.map((row) => JSON.stringify(toWire(row))).join(',');
    before = ',';
    await nextTurn();
  }
  yield before === ',' ? ']}' : `${before}]}`;
}
