import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ComponentDoc, withCustomConfig } from 'react-docgen-typescript';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { docgenOptions } from '../../../.storybook/docgen';
import { publicComponents } from './public-components';

/** What Storybook's tables are made of, for every public component, read as Storybook reads it. */
const components = publicComponents();
const { tsconfigPath, ...options } = docgenOptions;
const examples = components.flatMap(({ entry, file }) => examplesOf(join(dirname(file), `${entry}.mdx`)));
const docs = withCustomConfig(tsconfigPath, options).parse([...new Set(components.map(({ file }) => file))]);

/** Parts that add nothing to the element they are: what every element takes is all they take. */
const WITHOUT_PROPS = ['BrandConstruction', 'BrandStroke', 'DropdownMenuLabel', 'DropdownMenuSeparator'];

/** Said once for all components, under every table; handlers of the DOM are called as HTML calls them. */
const SAID_ONCE =
  /^(className|ref|children|id|on(Click|Change|KeyDown|KeyDownCapture|KeyUp|Focus|FocusCapture|Error|Pointer\w+))$/;

describe.each(components)('$name', ({ name, file }) => {
  const doc = docs.find((one) => one.displayName === name && one.filePath === file) as ComponentDoc;

  test('has a description and a table of its props', () => {
    expect(doc?.description).toMatch(/\w/);
    const props = Object.keys(doc.props);
    if (WITHOUT_PROPS.includes(name)) expect(props).toEqual([]);
    else expect(props).not.toEqual([]);
  });

  test('documents every prop that it takes part in', () => {
    const own = namedProps(file, name).filter((prop) => !SAID_ONCE.test(prop));
    expect(Object.keys(doc.props)).toEqual(expect.arrayContaining(own));
  });

  test('says what each prop is, and every value it can have', () => {
    const props = Object.values(doc.props);
    const bare = props.filter(({ description }) => !/\w/.test(description));
    expect(
      bare.map((prop) => prop.name),
      `props of ${file} without a doc comment`,
    ).toEqual([]);
    const vague = props.filter(({ type }) => type.name === 'union' || (type.name === 'enum' && !type.value));
    expect(vague.map((prop) => prop.name)).toEqual([]);
  });
});

test.each([
  ['Button', 'variant', ['primary', 'secondary', 'ghost', 'danger', 'premium']],
  ['Button', 'size', ['sm', 'md', 'lg']],
  ['Button', 'width', ['auto', 'full']],
  ['Button', 'disabled', ['boolean']],
  ['Tabs', 'orientation', ['horizontal', 'vertical']],
  ['Tabs', 'value', ['string']],
  ['Heading', 'level', ['1', '2', '3', '4']],
  ['BillingToggle', 'value', ['monthly', 'yearly']],
])('%s shows its inherited %s with %j', (name, prop, values) => {
  const type = docs.find((one) => one.displayName === name)?.props[prop]?.type;
  const shown = `${type?.name} ${JSON.stringify(type?.value)}`;
  for (const value of values) expect(shown).toContain(value);
});

/** What any element takes; the examples need no more of it. */
const ANY_ELEMENT =
  /^(className|key|id|style|on[A-Z]\w*|aria-[\w-]+|data-[\w-]+|autoComplete|href|children)$/;

describe.each(components.filter(({ name }, at) => components.findIndex((one) => one.name === name) === at))(
  'the examples with $name',
  ({ name }) => {
    const doc = docs.find((one) => one.displayName === name) as ComponentDoc;
    const used = examples.filter((example) => example.component === name);

    test('use props that it has', () => {
      const unknown = used.flatMap(({ page, props }) =>
        props
          .filter((prop) => !(prop in doc.props) && !ANY_ELEMENT.test(prop))
          .map((prop) => `${page}: ${prop}`),
      );
      expect(unknown).toEqual([]);
    });
  },
);

/** The props that a component's function names in its parameter, read from its source. */
function namedProps(file: string, component: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  for (const statement of source.statements) {
    if (!ts.isFunctionDeclaration(statement) || statement.name?.text !== component) continue;
    const pattern = statement.parameters[0]?.name;
    if (!pattern || !ts.isObjectBindingPattern(pattern)) return [];
    return pattern.elements
      .filter((element) => !element.dotDotDotToken)
      .map(({ propertyName, name }) => (propertyName ?? name) as ts.Identifier)
      .map((identifier) => identifier.text);
  }
  return [];
}

/** Every element in the examples of a usage page, which no compiler reads, with its props. */
function examplesOf(page: string): { page: string; component: string; props: string[] }[] {
  if (!existsSync(page)) return [];
  const jsx = readFileSync(page, 'utf8').split("## Do and don't")[1]?.split('## Anatomy')[0] ?? '';
  const source = ts.createSourceFile(
    'page.tsx',
    `<>${jsx}</>`,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: { page: string; component: string; props: string[] }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const props = node.attributes.properties.flatMap((one) =>
        ts.isJsxAttribute(one) ? [one.name.getText(source)] : [],
      );
      found.push({ page, component: node.tagName.getText(source), props });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
