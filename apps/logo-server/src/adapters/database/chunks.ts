/** Rows of one insert: with the widest table's columns still well below what either database binds at once. */
const ROWS = 400;

/** The rows in pieces that one statement can take. */
export function inChunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) =>
    rows.slice(index * ROWS, (index + 1) * ROWS),
  );
}
