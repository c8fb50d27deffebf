import type { CompiledQuery } from 'kysely';
import { DirectReads } from './direct-reads.js';
import type { Database } from './schema.js';

/** Stands in a query for one of the values that come later. */
class Place {
  constructor(readonly index: number) {}
}

/**
 * The first row of a select whose text is made when it is first asked for, and not again for other values: making it
 * costs about as much as running it.
 * @param build puts each of its values into the query, and looks at none
 */
export function compileOnce<Values extends unknown[], Row>(
  db: Database,
  build: (...values: Values) => { compile(): CompiledQuery<Row> },
): (...values: Values) => Promise<Row | undefined> {
  let known: CompiledQuery<Row> | undefined;
  const compile = () =>
    build(
      ...(Array.from({ length: build.length }, (_, index) => new Place(index)) as unknown[] as Values),
    ).compile();
  return async (...values) => {
    known ??= compile();
    const parameters = known.parameters.map((value) =>
      value instanceof Place ? values[value.index] : value,
    );
    const query = { ...known, parameters };
    if (db instanceof DirectReads) return db.first<Row>(query);
    const { rows } = await db.executeQuery<Row>(query);
    return rows[0];
  };
}
