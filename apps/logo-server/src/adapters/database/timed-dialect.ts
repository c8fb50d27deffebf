import type { DatabaseConnection, Dialect } from 'kysely';
import { spendOn } from '../../ports/time-spent.js';

/**
 * The same dialect; what a request has of the database is timed, from asking for a connection, so from queueing for
 * one, until it is given back.
 */
export function timedDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      const release = driver.releaseConnection.bind(driver);
      const ends = new WeakMap<DatabaseConnection, () => void>();
      driver.acquireConnection = async () => {
        const end = spendOn('db');
        try {
          const connection = await acquire();
          ends.set(connection, end);
          return connection;
        } catch (error) {
          end();
          throw error;
        }
      };
      driver.releaseConnection = async (connection) => {
        ends.get(connection)?.();
        ends.delete(connection);
        await release(connection);
      };
      return driver;
    },
  };
}
