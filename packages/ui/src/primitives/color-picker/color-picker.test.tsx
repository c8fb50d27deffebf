import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ColorPicker } from './color-picker';

const presets = [
  { value: '#DC2626', label: 'Rojo' },
  { value: '#ffffff', label: 'Blanco' },
];
const radio = (name: string) => page.getByRole('radio', { name });
const said = () => document.querySelector('p[aria-live]')?.textContent;

test.each([
  ['#dc2626', 'Rojo'],
  ['#DC2626', 'Rojo'],
  ['#FFFFFF', 'Blanco'],
  ['#fff', 'Blanco'],
])('%s is the suggested colour, however either is written', async (value, name) => {
  await render(
    <form>
      <ColorPicker label="Color" name="color" presets={presets} value={value} />
    </form>,
  );
  await expect.element(radio(name)).toBeChecked();
  const sent = new FormData(document.querySelector('form') as HTMLFormElement).get('color');
  expect(sent).toMatch(/^#[0-9A-F]{6}$/);
});

test('a suggested colour that is written otherwise is told in capitals', async () => {
  const told = vi.fn();
  await render(<ColorPicker label="Color" presets={presets} onValueChange={told} />);
  await radio('Blanco').click();
  expect(told.mock.calls).toEqual([['#FFFFFF']]);
});

test.each(['', 'red', '#12'])(
  'of %j, which is no colour, nothing is said and no colour is shown',
  async (value) => {
    await render(<ColorPicker label="Color" presets={presets} value={value} />);
    expect(said()).toBe('');
    expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0);
    expect(document.querySelector<HTMLInputElement>('input[type=color]')?.value).toBe('#000000');
  },
);

test('of a colour it is said how it does', async () => {
  await render(<ColorPicker label="Color" presets={presets} value="#dc2626" />);
  expect(said()).toBe('Se lee bien sobre blanco y sobre negro.');
});
