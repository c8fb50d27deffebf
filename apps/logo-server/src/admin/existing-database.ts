import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '../adapters/database/open.js';

/**
 * The file of the embedded database.
 * @throws {Error} where there is none: an empty one in its place would be whole, and nobody's.
 */
export function existingDatabase(dataDir: string): string {
  const file = join(dataDir, DATABASE_FILE);
  if (!existsSync(file)) throw new Error(`There is no database at ${file}. Set DATA_DIR to its folder.`);
  return file;
}
