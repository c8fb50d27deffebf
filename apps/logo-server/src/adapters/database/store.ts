import { sql } from 'kysely';
import type { Repositories, Store } from '../../ports/store.js';
import { accountRepository } from './account-repository.js';
import { attemptRepository } from './attempt-repository.js';
import type { Dialect } from './dialect.js';
import { logoRepository } from './logo-repository.js';
import { movementRepository } from './movement-repository.js';
import type { Database } from './schema.js';
import { codeRepository, sessionRepository } from './session-repositories.js';

/** The store of the domain on a database of either kind. */
export function createStore(db: Database, dialect: Dialect): Store {
  return {
    ...repositories(db, dialect),
    transaction: (work) =>
      db.transaction().execute((transaction) => work(repositories(transaction, dialect))),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
  };
}

function repositories(db: Database, dialect: Dialect): Repositories {
  return {
    accounts: accountRepository(db, dialect),
    movements: movementRepository(db),
    logos: logoRepository(db),
    sessions: sessionRepository(db),
    codes: codeRepository(db),
    attempts: attemptRepository(db),
  };
}
