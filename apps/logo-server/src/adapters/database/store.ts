import type { Repositories, Store } from '../../ports/store.js';
import { accountRepository } from './account-repository.js';
import { attemptRepository } from './attempt-repository.js';
import { brandPageRepository } from './brand-page-repository.js';
import type { Dialect } from './dialect.js';
import { directorTurnRepository } from './director-turns.js';
import { logoRepository } from './logo-repository.js';
import { movementRepository } from './movement-repository.js';
import type { OpenDatabase } from './open.js';
import { profileRepository } from './profile-repository.js';
import { resetRepository } from './reset-repository.js';
import type { Database } from './schema.js';
import { codeRepository, sessionRepository } from './session-repositories.js';
import { isUnavailable } from './unavailable.js';
import { versionRepository } from './version-repository.js';

/** The store of the domain on a database of either kind. */
export function createStore({ db, dialect, probe }: OpenDatabase): Store {
  return {
    ...repositories(db, dialect),
    transaction: (work) =>
      db.transaction().execute((transaction) => work(repositories(transaction, dialect))),
    ping: probe,
    isUnavailable,
  };
}

function repositories(db: Database, dialect: Dialect): Repositories {
  return {
    accounts: accountRepository(db, dialect),
    movements: movementRepository(db),
    profiles: profileRepository(db),
    logos: logoRepository(db),
    brandPages: brandPageRepository(db),
    versions: versionRepository(db),
    directorTurns: directorTurnRepository(db),
    sessions: sessionRepository(db, dialect),
    codes: codeRepository(db),
    resets: resetRepository(db),
    attempts: attemptRepository(db),
  };
}
