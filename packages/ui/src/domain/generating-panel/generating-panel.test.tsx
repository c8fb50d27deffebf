import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { GeneratingPanel } from './generating-panel';

test('[§2 Logo wizard] it says both texts in a status and takes focus', async () => {
  const screen = await render(<GeneratingPanel />);
  const panel = screen.getByRole('status');
  await expect.element(panel).toHaveFocus();
  expect([...panel.element().querySelectorAll('p')].map((p) => p.textContent)).toEqual([
    'Generando tu logo...',
    'Creando algo increíble para ti',
  ]);
});

test('it leaves focus alone when told to', async () => {
  await render(<GeneratingPanel focusOnMount={false} />);
  expect(document.activeElement).toBe(document.body);
});
