import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { styleFixtures } from '../fixtures/wizard';
import { logoFixtures } from '../fixtures/wizard-logos.generated';
import { StylePicker } from './style-picker';
import { styleSamples } from './style-samples.generated';

test('[§2 Logo wizard] it is a radio group of the six styles, each set in its own face', async () => {
  const screen = await render(
    <StylePicker options={styleFixtures} value="modern" onValueChange={() => {}} />,
  );
  const tiles = screen.getByRole('radio').elements();
  const drawn = tiles.map((tile) => tile.querySelector('path')?.getAttribute('d'));
  expect(tiles).toHaveLength(6);
  expect(new Set(drawn)).toEqual(new Set(Object.values(styleSamples).map(({ d }) => d)));
});

test('a press chooses a style', async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <StylePicker options={styleFixtures} value="modern" onValueChange={onValueChange} />,
  );
  await screen.getByRole('radio', { name: 'Divertido' }).click();
  expect(onValueChange).toHaveBeenCalledWith('playful');
});

test('a live drawing replaces the sample without moving anything, and a failed one leaves it', async () => {
  const picker = (sampleSrc?: string) => (
    <StylePicker
      options={[{ value: 'modern', label: 'Moderno', sampleSrc }]}
      value={null}
      onValueChange={() => {}}
    />
  );
  const screen = await render(picker());
  const tile = screen.getByRole('radio', { name: 'Moderno' }).element();
  const height = tile.getBoundingClientRect().height;
  await screen.rerender(picker('data:image/png;base64,AAAA'));
  await expect.poll(() => tile.querySelector('img')).toBeNull();
  expect(tile.querySelector('path')).not.toBeNull();
  await screen.rerender(picker(logoFixtures[0]?.src));
  await expect.poll(() => tile.querySelector('img[data-layer=shown]')).not.toBeNull();
  expect(tile.getBoundingClientRect().height).toBe(height);
});

describeConformance(
  'StylePicker',
  <StylePicker options={styleFixtures} value={null} onValueChange={() => {}} />,
);
