import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));

/** Attributes and props whose words somebody reads or hears. */
const READ =
  /^(aria-(label|description|valuetext|roledescription)|alt|title|placeholder|label|text|detail|.*(Text|Label))$/;
/** Names and signs, the same in every language. */
const SAME = /^(Trazo|d="|px|[^\p{L}]*)$/u;

/** The words that a component's source says itself, where its table of texts should. */
function wordsIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(root + path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && READ.test(node.name.getText()) && node.initializer) {
      const { initializer } = node;
      if (ts.isStringLiteral(initializer)) found.push(initializer.text);
      else strings(initializer, found);
    }
    // A default of a prop: `label = 'Buscar'`.
    if (ts.isBindingElement(node) && READ.test(node.name.getText()) && node.initializer)
      strings(node.initializer, found);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((text) => !SAME.test(text)).map((text) => `${path}: ${text}`);
}

function strings(node: ts.Node, found: string[]): void {
  // What is compared with is no word.
  if (ts.isBinaryExpression(node) && node.operatorToken.getText().startsWith('===')) return;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
    found.push(node.text.trim());
  ts.forEachChild(node, (child) => strings(child, found));
}

const components = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /^(primitives|states|domain|locale)\/.*\.tsx$/.test(path) && !/\.(test|stories)\./.test(path),
);

test('the words of components stand in their tables, and nowhere else', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(wordsIn)).toEqual([]);
});
