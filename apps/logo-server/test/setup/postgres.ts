import type { TestProject } from 'vitest/node';
import { findPrograms, startPostgres } from './postgres-server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the throw-away PostgreSQL; empty where its programs are not installed. */
    postgresUrl: string;
  }
}

/** Starts a throw-away PostgreSQL for the run; where it is not installed, says so and leaves its tests out. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (findPrograms() === undefined) {
    process.stdout.write(
      'note: PostgreSQL is not installed here (no initdb beside `pg_config --bindir`), so its tests are left out; SQLite is tested.\n',
    );
    project.provide('postgresUrl', '');
    return undefined;
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.remove();
}
