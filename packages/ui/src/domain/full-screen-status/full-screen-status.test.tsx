import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FullScreenStatus } from './full-screen-status';

test('[§2 Route table] it says Inicializando Aplicación and what is being verified, as a status', async () => {
  const screen = await render(<FullScreenStatus />);
  const status = screen.getByRole('status');
  await expect.element(status.getByText('Inicializando Aplicación', { exact: true })).toBeVisible();
  await expect
    .element(status.getByText('Verificando estado de autenticación...', { exact: true }))
    .toBeVisible();
});

test('it fills the window', async () => {
  const screen = await render(<FullScreenStatus />);
  expect(screen.getByRole('status').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(
    window.innerHeight,
  );
});
