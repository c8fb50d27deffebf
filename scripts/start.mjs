// One process from here on: the server is imported, not spawned, so a signal sent to npm reaches it.
import { ensureProductBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

try {
  ensureInstalled();
  ensureProductBuilt();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
await import(new URL('../apps/logo-server/dist/main.js', import.meta.url).href);
