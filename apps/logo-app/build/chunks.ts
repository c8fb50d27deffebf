import { fileURLToPath } from 'node:url';

type ModuleInfo = { importedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const queries = /\/@tanstack\/(?:react-query|query-core)\//;

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

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
 * - `base`: what both documents start with;
 * - `account`: the client and the cache, for whoever has a session;
 * - `frame`: the shell around the signed-in screens.
 *
 * Nothing that the landing needs is in the last two, so a visitor fetches neither.
 */
export function sharedChunks() {
  let groups:
    | { landing: Set<string>; app: Set<string>; account: Set<string>; frame: Set<string> }
    | undefined;
  return (id: string, graph: Graph): string | null => {
    groups ??= {
      landing: closure(graph, [source('entry-landing.tsx')]),
      app: closure(graph, [source('entry-app.tsx')]),
      account: closure(graph, ['app/signed-in-layout.tsx', 'app/client.ts'].map(source)),
      frame: closure(graph, [source('app/shell.tsx')]),
    };
    const { landing, app, account, frame } = groups;
    if (landing.has(id)) return app.has(id) ? 'base' : null;
    if (app.has(id)) return null;
    if (account.has(id) || queries.test(id)) return 'account';
    return frame.has(id) ? 'frame' : null;
  };
}
