import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entries } from '../scripts/exports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A component that the package exports: its name, the entry it comes from, and the file it is written in. */
export type PublicComponent = { name: string; entry: string; file: string };

/** Every component of every entry: what it exports as a value with a component's name. */
export function publicComponents(): PublicComponent[] {
  return Object.entries(entries()).flatMap(([entry, index]) => {
    const source = readFileSync(join(root, index), 'utf8');
    if (index.endsWith('.tsx')) {
      const own = source.matchAll(/^export function ([A-Z]\w*)/gm);
      return [...own].map(([, name = '']) => ({ name, entry, file: join(root, index) }));
    }
    return [...source.matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(([, names = '', from = '']) => {
      const file = join(root, dirname(index), `${from}.tsx`);
      if (!existsSync(file)) return [];
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z][a-z]\w*$/.test(name) && !name.endsWith('Context'))
        .map((name) => ({ name, entry, file }));
    });
  });
}
