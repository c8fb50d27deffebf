import type { Dialect } from './dialect.js';
import type { DatabaseTransaction } from './schema.js';

/** A step forward; there is no way back. Once released its text never changes. */
export type Migration = {
  /** `0001-what-it-does`; applied in this order. */
  name: string;
  statements(dialect: Dialect): readonly string[];
  /** What the statements cannot compute of the rows that are there; runs after them. */
  fill?(transaction: DatabaseTransaction): Promise<void>;
};
