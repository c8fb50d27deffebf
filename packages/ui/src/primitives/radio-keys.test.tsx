import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ColorPicker } from './color-picker';
import { RadioTiles } from './radio-tiles';
import { ToggleGroup } from './toggle-group';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B', disabled: true },
  { value: 'c', label: 'C' },
  { value: 'd', label: 'D' },
];
const presets = options.map(({ label }, index) => ({ label, value: `#00000${index}` }));
const onChange = vi.fn();

function Tiles({ dir }: { dir?: 'rtl' }) {
  const [value, setValue] = useState<string | null>('a');
  const choose = (next: string) => {
    onChange(next);
    setValue(next);
  };
  const direction = dir ? { dir } : {};
  return <RadioTiles {...direction} label="Tipo" options={options} value={value} onValueChange={choose} />;
}
function Toggle() {
  const [value, setValue] = useState('a');
  return <ToggleGroup label="Tipo" options={options} value={value} onValueChange={setValue} />;
}
function Picker() {
  const [value, setValue] = useState('#000000');
  return <ColorPicker label="Color" presets={presets} value={value} onValueChange={setValue} />;
}

/** A key that is down and up within one task, quicker than any timer. */
function tap(key: string) {
  const { activeElement } = document;
  for (const type of ['keydown', 'keyup']) {
    activeElement?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  }
}

test.each([
  ['RadioTiles', <Tiles key="tiles" />, 'C'],
  ['ToggleGroup', <Toggle key="toggle" />, 'C'],
  ['ColorPicker', <Picker key="picker" />, 'B'],
])('%s: an arrow tapped within one task moves the focus and chooses', async (_name, group, expected) => {
  const screen = await render(group);
  const radio = (name: string) => screen.getByRole('radio', { name, exact: true });
  radio('A').element().focus();
  tap('ArrowDown');
  expect(document.activeElement).toBe(radio(expected).element());
  await expect.element(radio(expected)).toBeChecked();
  tap('ArrowUp');
  tap('ArrowLeft');
  expect(document.activeElement).toBe(radio('D').element());
  await expect.element(radio('D')).toBeChecked();
  tap('ArrowRight');
  await expect.element(radio('A')).toBeChecked();
  expect(screen.container.querySelectorAll('[role="radio"][tabindex="0"]')).toHaveLength(1);
});

test('an arrow that is held chooses each choice once', async () => {
  const screen = await render(<Tiles />);
  screen.getByRole('radio', { name: 'A' }).element().focus();
  onChange.mockClear();
  for (const next of ['C', 'D', 'A']) {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
    );
    await expect.element(screen.getByRole('radio', { name: next })).toBeChecked();
  }
  expect(onChange.mock.calls.flat()).toEqual(['c', 'd', 'a']);
});

test('where one reads from right to left, Left Arrow is the way on', async () => {
  const screen = await render(<Tiles dir="rtl" />);
  screen.getByRole('radio', { name: 'A' }).element().focus();
  tap('ArrowLeft');
  await expect.element(screen.getByRole('radio', { name: 'C' })).toBeChecked();
  tap('ArrowRight');
  await expect.element(screen.getByRole('radio', { name: 'A' })).toBeChecked();
});

test('an arrow with a modifier stays the browser’s', async () => {
  const screen = await render(<Tiles />);
  const first = screen.getByRole('radio', { name: 'A' }).element();
  first.focus();
  const event = new KeyboardEvent('keydown', {
    key: 'ArrowLeft',
    altKey: true,
    bubbles: true,
    cancelable: true,
  });
  first.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(document.activeElement).toBe(first);
});
