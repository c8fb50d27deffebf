import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';

const PLACE = '__SCREENS__';
/** Its comments are for us. */
const script = readFileSync(new URL('./fetch-screen.js', import.meta.url), 'utf8').replace(/^\/\/.*\n/gm, '');
const SCREEN = /\/src\/routes\/([^/]+)\/index\.tsx$/;

/**
 * Has the app's document ask for the code of the screen at its address as it is read, rather than when the app has come
 * and has run: the table of screens is in that code.
 */
export function screens(): Plugin {
  return {
    name: 'trazo:screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { filename, bundle = {}, chunk }) {
        if (!filename.endsWith('app.html')) return;
        const started = filesOf(chunk?.fileName ?? '', bundle);
        const onDemand = [...started].flatMap((file) => chunkOf(file, bundle)?.dynamicImports ?? []);
        const files = onDemand.flatMap((file) => {
          const name = SCREEN.exec(chunkOf(file, bundle)?.facadeModuleId ?? '')?.[1];
          if (!name || name === 'landing') return [];
          const own = [...filesOf(file, bundle)].filter((each) => !started.has(each));
          return [[`/${name}`, own.map((each) => `/${each}`)]];
        });
        if (files.length === 0) throw new Error('The build has no screens, so none could be fetched early.');
        return [
          {
            tag: 'script',
            attrs: { nonce: '__CSP_NONCE__' },
            children: script.replace(PLACE, () => JSON.stringify(Object.fromEntries(files))),
            injectTo: 'head' as const,
          },
        ];
      },
    },
  };
}

function chunkOf(file: string, bundle: Rollup.OutputBundle): Rollup.OutputChunk | undefined {
  const output = bundle[file];
  return output?.type === 'chunk' ? output : undefined;
}

/** A chunk with all that it imports other than on demand. */
function filesOf(file: string, bundle: Rollup.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of chunkOf(file, bundle)?.imports ?? []) filesOf(imported, bundle, found);
  return found;
}
