import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SupportBlock } from './support-block';

test('[§2 Plans] its two buttons are there and, without callbacks, do nothing', async () => {
  const screen = await render(<SupportBlock />);
  await screen.getByRole('button', { name: 'Contactar Soporte' }).click();
  await screen.getByRole('button', { name: 'Ver FAQ' }).click();
  await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible();
});
