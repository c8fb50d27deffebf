import { setImmediate as nextTurn } from 'node:timers/promises';

/** An answer that is written already. */
export class Text {
  constructor(readonly json: string) {}
}

/**
 * Writes `{"NAME": [...]}` page by page. Between two pages other requests have their turn: a hundred thousand
 * rows at once would hold the thread for more than a second.
 */
export async function writeList<Row>(
  name: string,
  pages: AsyncIterable<Row[]>,
  toWire: (row: Row) => object,
): Promise<Text> {
  const written: string[] = [];
  for await (const rows of pages) {
    written.push(rows.map((row) => JSON.stringify(toWire(row))).join(','));
    await nextTurn();
  }
  return new Text(`{${JSON.stringify(name)}:[${written.join(',')}]}`);
}
