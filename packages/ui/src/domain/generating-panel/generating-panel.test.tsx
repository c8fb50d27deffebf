import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { GeneratingPanel } from './generating-panel';

test('[§2 Logo wizard] it says both texts in a status and takes focus', async () => {
  const screen = await render(<GeneratingPanel />);
  const panel = screen.getByRole('status');
  await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true);
  expect([...panel.element().querySelectorAll('p')].map((p) => p.textContent)).toEqual([
    'Generando tu logo...',
    'Creando algo increíble para ti',
  ]);
});

test('it leaves focus alone when told to', async () => {
  await render(<GeneratingPanel focusOnMount={false} />);
  expect(document.activeElement).toBe(document.body);
});

describeConformance('GeneratingPanel', <GeneratingPanel />, { tag: 'div' });
