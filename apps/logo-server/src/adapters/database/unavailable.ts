/** SQLSTATE classes and codes that speak of the server, not of the statement (PostgreSQL, appendix A). */
const POSTGRES_STATES = /^(08...|28...|57P0[1-3]|57014|53...|25006|55P03|40001|40P01)$/;
/** libsql's names: locked, read-only, full, unreadable. */
const SQLITE_CODES = /^SQLITE_(BUSY|LOCKED|READONLY|FULL|IOERR|CANTOPEN|NOMEM)/;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** What the driver says without a code: a connection that broke or was not to be had, an answer that did not come. */
const DRIVER_MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether a failure says that the database cannot be reached or written now, rather than that we asked wrongly. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = 'code' in error ? String(error.code) : '';
  return (
    POSTGRES_STATES.test(code) ||
    SQLITE_CODES.test(code) ||
    NETWORK_CODES.has(code) ||
    DRIVER_MESSAGES.test(error.message) ||
    (error.cause !== undefined && isUnavailable(error.cause))
  );
}
