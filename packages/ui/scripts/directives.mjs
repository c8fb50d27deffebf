/**
 * Last step of the build's JavaScript: marks the entries that only run in a browser's React with "use client", so that
 * a server component may import them. An entry is one when any module behind it
 * - takes from React what React on a server does not have (state, effects, context),
 * - gives an element an event handler or a ref of its own, which cannot be sent to a browser, or
 * - imports a package that is marked so itself (Radix).
 * All others stay server components wherever they are imported from one.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { entries } from './exports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const DIRECTIVE = '"use client";\n';

/** What can be imported from React in a server component. */
const onServer = new Set(
  Object.keys(require(join(dirname(require.resolve('react/package.json')), 'react.react-server.js'))),
);

/** Whether a package's own entry says "use client". */
const isMarked = (name) =>
  /^(['"])use client\1/.test(readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8').trimStart());

/**
 * Whether a module can only run in a browser's React.
 * @param {string} source its TypeScript
 * @param {(name: string) => boolean} isClientPackage
 */
export function isClientModule(source, isClientPackage = isMarked) {
  let found = false;
  const visit = (node) => {
    if (ts.isImportDeclaration(node) && !isTypeOnly(node)) {
      const from = node.moduleSpecifier.text;
      if (from === 'react') found ||= importedNames(node).some((name) => !onServer.has(name));
      else if (!from.startsWith('.')) found ||= isClientPackage(from);
    }
    if (ts.isJsxAttribute(node)) found ||= isHandler(node);
    if (!found) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

const isTypeOnly = ({ importClause }) => importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

/** Names of the values that are imported; a namespace may use anything. */
function importedNames({ importClause }) {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return ['*'];
  return bindings.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ propertyName, name }) => (propertyName ?? name).text);
}

/** `onClick={…}` on whatever it is, or a ref that is a function of its own. */
function isHandler({ name, initializer }) {
  const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  if (name.getText() === 'ref') return value !== undefined && ts.isArrowFunction(value);
  return value !== undefined && /^on[A-Z]/.test(name.getText());
}

/**
 * The entries that are for a browser's React, sorted.
 * @param {{ outputs: Record<string, { inputs: object, imports: { path: string, kind: string, external?: boolean }[] }> }} metafile
 *   of esbuild
 */
function clientEntries({ outputs }) {
  const verdicts = new Map();
  const isClient = (file) => {
    if (!verdicts.has(file)) verdicts.set(file, isClientModule(readFileSync(join(root, file), 'utf8')));
    return verdicts.get(file);
  };
  const behind = (output, seen = new Set()) => {
    if (seen.has(output)) return seen;
    seen.add(output);
    for (const { path, kind, external } of outputs[output].imports)
      if (kind === 'import-statement' && !external) behind(path, seen);
    return seen;
  };
  return Object.keys(entries()).filter((name) =>
    [...behind(`dist/${name}.js`)].some((output) => Object.keys(outputs[output].inputs).some(isClient)),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const report = join(root, 'dist/metafile-esm.json');
  for (const name of clientEntries(JSON.parse(readFileSync(report, 'utf8')))) {
    const file = join(root, `dist/${name}.js`);
    writeFileSync(file, DIRECTIVE + readFileSync(file, 'utf8'));
  }
  rmSync(report);
}
