import { type Compilable, type CompiledQuery, Kysely, type KyselyConfig, type QueryResult } from 'kysely';
import { spendOn } from '../../ports/time-spent.js';

/** Gives the rows of a select at once. */
export type Read = (query: CompiledQuery) => unknown[];

/**
 * A database that is read without waiting: a select whose text is made already goes there straight. By way of an
 * executor, a driver and a connection that is given back, the promises cost more than the row. All else takes that way,
 * and within a transaction so does everything.
 */
export class DirectReads<Schema> extends Kysely<Schema> {
  readonly #read: Read;

  constructor(config: KyselyConfig, read: Read) {
    super(config);
    this.#read = read;
  }

  override async executeQuery<Row>(query: CompiledQuery<Row> | Compilable<Row>): Promise<QueryResult<Row>> {
    if ('compile' in query || query.query.kind !== 'SelectQueryNode') return super.executeQuery(query);
    const end = spendOn('db');
    try {
      return { rows: this.#read(query) as Row[] };
    } finally {
      end();
    }
  }
}
