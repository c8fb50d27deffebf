import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UsageBar } from './usage-bar';

test.each([
  [75, '75', '75%'],
  [140, '100', '100%'],
  [-5, '0', '0%'],
  [Number.NaN, '0', '0%'],
])('[§9 Usage bar] %d percent is drawn as %s', async (percent, value, text) => {
  const screen = await render(<UsageBar percent={percent} />);
  await expect.element(screen.getByLabelText('Uso')).toHaveAttribute('value', value);
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('[§2 Profile] the amount in words takes the place of the percentage', async () => {
  const screen = await render(<UsageBar percent={75} detail="47/∞ logos" />);
  await expect.element(screen.getByText('47/∞ logos')).toBeVisible();
  expect(screen.getByText('75%').elements()).toHaveLength(0);
});
