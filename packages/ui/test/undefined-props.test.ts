import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { entries } from '../scripts/exports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a caller with `exactOptionalPropertyTypes` compiles with: a prop left out is not one that is undefined. */
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')).config,
  ts.sys,
  root,
);
const files = Object.values(entries()).map((file) => join(root, file));
const program = ts.createProgram(files, options);
const checker = program.getTypeChecker();

/** The optional fields of a type, or of any kind of a union, that may be left out and yet not be `undefined`. */
function refusing(type: ts.Type, at: ts.SourceFile): string[] {
  if (type.isUnion()) return [...new Set(type.types.flatMap((kind) => refusing(kind, at)))];
  return checker
    .getPropertiesOfType(type)
    .filter((field) => field.flags & ts.SymbolFlags.Optional)
    .filter((field) => {
      const taken = checker.getTypeOfSymbolAtLocation(field, at);
      // `never` is how a kind of a union says that it has no such field.
      const isNone = (taken.flags & ts.TypeFlags.Never) !== 0;
      return !isNone && !checker.isTypeAssignableTo(checker.getUndefinedType(), taken);
    })
    .map((field) => field.name);
}

/** What a public name takes: an exported type itself, or the first parameter of a component or a function. */
function takenBy(name: ts.Symbol, at: ts.SourceFile): ts.Type[] {
  const symbol = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
  if (symbol.flags & ts.SymbolFlags.Type) return [checker.getDeclaredTypeOfSymbol(symbol)];
  return checker
    .getTypeOfSymbolAtLocation(symbol, at)
    .getCallSignatures()
    .flatMap(({ parameters: [first] }) => (first ? [checker.getTypeOfSymbolAtLocation(first, at)] : []));
}

describe.each(Object.entries(entries()))('%s', (_entry, file) => {
  const source = program.getSourceFile(join(root, file)) as ts.SourceFile;
  const names = checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol);

  test('takes undefined wherever something may be left out', () => {
    const refused = names.flatMap((name) =>
      takenBy(name, source).flatMap((type) => refusing(type, source).map((field) => `${name.name}.${field}`)),
    );
    expect(refused).toEqual([]);
  });
});
