/**
 * The calls as single functions over a connection, for bundles that need one or two of them and must
 * stay small. An application uses `createClient` of the main entry.
 *
 * @packageDocumentation
 */
export { type BoundCalls, bindCalls } from './bind-calls.js';
export * from './endpoints.js';
export { type Connection, type ConnectionOptions, createConnection } from './transport/connection.js';
export type { SessionCallOptions } from './transport/request.js';
