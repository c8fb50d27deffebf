import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { industryFixtures } from '../fixtures/wizard';
import { industryDrawings } from './industry-drawings';
import { IndustryIcon } from './industry-icon';
import { IndustryPicker } from './industry-picker';

test('[§2 Logo wizard] it is a radio group of the fifteen industries', async () => {
  const screen = await render(
    <IndustryPicker options={industryFixtures} value="technology" onValueChange={() => {}} />,
  );
  await expect.element(screen.getByRole('radiogroup', { name: 'Industria' })).toBeVisible();
  expect(screen.getByRole('radio').elements()).toHaveLength(15);
  await expect.element(screen.getByRole('radio', { name: 'Tecnología' })).toBeChecked();
});

test('a press chooses an industry', async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <IndustryPicker options={industryFixtures} value={null} onValueChange={onValueChange} />,
  );
  await screen.getByRole('radio', { name: 'Diseño digital' }).click();
  expect(onValueChange).toHaveBeenCalledWith('desing');
});

test('[§3 Enumerations] every industry has a drawing of its own', () => {
  const drawn = industryFixtures.map(({ value }) => industryDrawings[value]?.stroke);
  expect(new Set(drawn).size).toBe(15);
  expect(drawn).not.toContain(undefined);
});

test('a value without a drawing, even the name of an object method, gets a plain mark', async () => {
  const options = [{ value: 'toString', label: 'Otra' }];
  const screen = await render(<IndustryPicker options={options} value={null} onValueChange={() => {}} />);
  expect(screen.getByRole('radio', { name: 'Otra' }).element().querySelector('path')).not.toBeNull();
});

describeConformance(
  'IndustryPicker',
  <IndustryPicker options={industryFixtures} value={null} onValueChange={() => {}} />,
);
describeConformance('IndustryIcon', <IndustryIcon industry="tecnologia" />, { tag: 'svg' });
