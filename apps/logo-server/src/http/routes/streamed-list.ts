import { setImmediate as nextTurn } from 'node:timers/promises';

/** An answer that is written while it is read. */
export class Streamed {
  constructor(readonly body: ReadableStream<Uint8Array>) {}
}

/**
 * Writes `{"NAME":[...]}` page by page, each when the client has read the one before it: what is held in memory
 * does not grow with the list. Between two pages other requests have their turn.
 * Whatever is no longer than `whole` keeps is given to it when it has been written to its end.
 * Rejects when the first page cannot be read, so that the request can still be refused.
 */
export async function streamList<Row>(
  name: string,
  pages: AsyncGenerator<Row[]>,
  toWire: (row: Row) => object,
  whole?: Whole,
): Promise<Streamed> {
  const pieces = write(name, await pages.next(), pages, toWire);
  const written = whole && collect(whole);
  return new Streamed(
    new ReadableStream({
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) {
          controller.close();
          await written?.end();
          return;
        }
        const bytes = Buffer.from(value);
        written?.add(bytes);
        controller.enqueue(bytes);
      },
      async cancel() {
        await pieces.return();
      },
    }),
  );
}

/** What is done with a whole list of at most so many bytes. */
type Whole = { most: number; keep: (bytes: Uint8Array) => Promise<void> };

function collect({ most, keep }: Whole) {
  const pieces: Uint8Array[] = [];
  let length = 0;
  return {
    add(piece: Uint8Array) {
      length += piece.byteLength;
      if (length <= most) pieces.push(piece);
      else pieces.length = 0;
    },
    async end() {
      if (length <= most) await keep(Buffer.concat(pieces));
    },
  };
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
