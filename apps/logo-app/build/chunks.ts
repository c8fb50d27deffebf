import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type ModuleInfo = { importedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const react =
  /\/node_modules\/(?:react|react-dom|scheduler)\/|\/lucide-react\/dist\/esm\/(?!icons\/|lucide-react\.)/;
const queries = /\/@tanstack\/(?:react-query|query-core)\/(?!.*\/(?:useMutation|mutationObserver)\.)/;
const calls = /\/api-client\/src\/(?:endpoints|fields|transport)\/(?!encode\.)/;
const basics = /\/api-client\/src\/(?:errors|session|transport\/encode|catalog\/limits)/;

/** The shell's own icons; the rest are the bundler's to place. */
const shellIcons =
  /\/icons\/(?:pen-tool|images|settings|coins|rotate-ccw-clock|circle-arrow-up|user-round|menu)\.mjs$/;

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const frame = [source('app/shell.tsx')];
const account = ['app/signed-in-layout.tsx', 'app/client.ts'].map(source);

type Groups = Record<'landing' | 'app' | 'account' | 'frame', Set<string>>;

/** Indexes that name a whole library: importing one says nothing of what is used, and the bundler knows better. */
const indexes = /\/(?:lucide-react|api-client)\//;

/** All that a module cannot run without: itself, what it imports, and so on. */
function closure(graph: Graph, roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id) || indexes.test(id)) return;
    reached.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const root of roots) {
    if (!graph.getModuleInfo(root)) {
      throw new Error(
        `${root} is not part of the app any more, so its chunk cannot be drawn. Mend build/chunks.ts.`,
      );
    }
    visit(root);
  }
  return reached;
}

/**
 * Names the chunk of a module that several pages share. Left to itself a bundler makes a chunk for every set of
 * pages that share something, some dozens of them, and many small files compress worse than a few. Each group
 * here is what its pages load whole in any case:
 *
 * - `react`: React, and what draws an icon, under everything else;
 * - `base`: what both documents start with;
 * - `account`: the client and the cache, for whoever has a session;
 * - `frame`: what stands around the signed-in screens. A visitor fetches neither of the two.
 *
 * No chunk may import one that imports it: one of the two would run before what it needs. `noChunkCycles` checks.
 */
export function sharedChunks() {
  let groups: Groups | undefined;
  return (id: string, graph: Graph): string | null => {
    groups ??= {
      landing: closure(graph, [source('entry-landing.tsx')]),
      app: closure(graph, [source('entry-app.tsx')]),
      account: closure(graph, account),
      frame: closure(graph, frame),
    };
    // What pages ask for by name stays a chunk, however small: the size check finds it by that name.
    if (account.includes(id) || frame.includes(id)) return null;
    if (react.test(id)) return 'react';
    if (basics.test(id)) return 'base';
    if (groups.landing.has(id)) return groups.app.has(id) ? 'base' : null;
    if (groups.app.has(id)) return null;
    if (groups.account.has(id) || queries.test(id) || calls.test(id)) return 'account';
    return groups.frame.has(id) || shellIcons.test(id) ? 'frame' : null;
  };
}

/** Fails a build in which chunks import each other in a circle: it would break when the page starts. */
export function noChunkCycles(): Plugin {
  return {
    name: 'trazo:no-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const visit = (file: string, path: readonly string[]) => {
        if (path.includes(file)) {
          this.error(`Chunks import each other: ${[...path, file].join(' -> ')}. Mend build/chunks.ts.`);
        }
        const chunk = bundle[file];
        if (done.has(file) || chunk?.type !== 'chunk') return;
        for (const imported of chunk.imports) visit(imported, [...path, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
