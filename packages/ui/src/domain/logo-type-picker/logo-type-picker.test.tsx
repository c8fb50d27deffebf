import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { logoTypeFixtures } from '../fixtures/wizard';
import { LogoTypePicker } from './logo-type-picker';

const picker = (companyName: string, onValueChange: (value: string) => void = () => {}) => (
  <LogoTypePicker
    options={logoTypeFixtures}
    value="text"
    companyName={companyName}
    onValueChange={onValueChange}
  />
);

test.each([
  ['Solo texto', true, false],
  ['Icono + texto', true, true],
  ['Solo símbolo', false, true],
])('[§3 Enumerations] the tile of %s draws the name: %s, a mark: %s', async (label, name, mark) => {
  const screen = await render(picker('Ñandú'));
  const tile = screen.getByRole('radio', { name: label, exact: true }).element();
  expect(tile.textContent?.includes('Ñandú')).toBe(name);
  expect(tile.querySelector('svg[viewBox="0 0 48 48"]') !== null).toBe(mark);
});

test('a blank name is drawn as a sample name', async () => {
  const screen = await render(picker('  '));
  expect(screen.getByRole('radio', { name: 'Solo texto' }).element().textContent).toContain('Tu marca');
});

test('a press chooses a type', async () => {
  const onValueChange = vi.fn();
  const screen = await render(picker('Mar', onValueChange));
  await screen.getByRole('radio', { name: 'Solo símbolo' }).click();
  expect(onValueChange).toHaveBeenCalledWith('symbol');
});

describeConformance('LogoTypePicker', picker('Mar'));
