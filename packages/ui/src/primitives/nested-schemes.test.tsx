import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { contrast, parseColor } from '../theme/oklch';
import { Card } from './card';
import { Disclosure } from './disclosure';
import { Heading } from './heading';
import { Progress } from './progress';
import { RadioTiles } from './radio-tiles';
import { Switch } from './switch';
import { Table } from './table';
import { Text } from './text';

const { classList } = document.documentElement;
afterEach(() => classList.remove('dark'));

const TEXTS = ['Básico', 'Celda', 'Tarjeta', 'Progreso', 'Avisos', 'Texto', 'Título', 'Abierto', 'Suelto'];

const Parts = () => (
  <>
    <RadioTiles label="Plan" options={[{ value: 'basic', label: 'Básico' }]} />
    <Table
      caption="Logos"
      columns={[{ id: 'name', heading: 'Nombre', cell: (row: string) => row }]}
      rows={['Celda']}
      rowKey={(row) => row}
    />
    <Card>Tarjeta</Card>
    <Progress label="Progreso" value={1} max={2} />
    <Switch label="Avisos" />
    <Text>Texto</Text>
    <Heading level={2}>Título</Heading>
    <Disclosure label="Más" defaultOpen>
      <span>Abierto</span>
    </Disclosure>
    <span>Suelto</span>
  </>
);

/** The innermost element that shows a text. */
function showing(root: Element, text: string): Element {
  const found = [...root.querySelectorAll('*')]
    .filter((element) => element.textContent?.trim() === text)
    .at(-1);
  if (!found) throw new Error(`Nothing shows '${text}'.`);
  return found;
}

/** A colour as the page computes it: `oklch(L C H)` as the tokens are written. */
const colorOf = (element: Element, property: 'color' | 'backgroundColor') =>
  parseColor(getComputedStyle(element)[property]);

/** An element of each scheme, one in the other. */
function Nested({ schemes: [scheme, ...inner] }: { schemes: readonly string[] }) {
  return (
    <div className={`bg-paper ${scheme}`}>{inner.length > 0 ? <Nested schemes={inner} /> : <Parts />}</div>
  );
}

test.each([
  ['.dark in a light page', '', ['dark']],
  ['.light in a dark page', 'dark', ['light']],
  ['.light in .dark in a light page', '', ['dark', 'light']],
])('what has no colour of its own is read on the paper of %s', async (_, page, schemes) => {
  if (page) classList.add(page);
  const { container } = await render(<Nested schemes={schemes} />);
  const innermost = [...container.querySelectorAll('.bg-paper')].at(-1);
  if (!innermost) throw new Error('No paper.');
  const paper = colorOf(innermost, 'backgroundColor');
  const read = TEXTS.map((text) => [
    text,
    contrast(colorOf(showing(innermost, text), 'color'), paper) >= 4.5,
  ]);
  expect(read).toEqual(TEXTS.map((text) => [text, true]));
});

test.each([
  ['a utility', 'text-accent-text', ''],
  ["a page's layer under the components", 'mine', '@layer base { .mine { color: rgb(1, 2, 3) } }'],
  ["a page's rule for the element", '', '@layer base { div { color: rgb(1, 2, 3) } }'],
])('%s says the colour of an element that is .dark as well', async (_, name, css) => {
  const { container } = await render(
    <>
      <style>{css}</style>
      <div className={`dark ${name}`}>
        Texto <i className="text-accent-text" />
      </div>
    </>,
  );
  const dark = container.querySelector('.dark');
  const accent = container.querySelector('i');
  if (!dark || !accent) throw new Error('Nothing rendered.');
  const expected = css ? 'rgb(1, 2, 3)' : getComputedStyle(accent).color;
  expect(getComputedStyle(dark).color).toBe(expected);
});
