import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CrashReport } from './crash-report';

const nothing = () => {};

test('[§8] what happened is an alert in the words of the error', async () => {
  const screen = await render(
    <CrashReport message="ERROR: AuthProvider es undefined" report="…" onReload={nothing} />,
  );
  await expect
    .element(screen.getByRole('alert').getByText('ERROR: AuthProvider es undefined', { exact: true }))
    .toBeVisible();
});

test('Recargar reports a press', async () => {
  const onReload = vi.fn();
  const screen = await render(<CrashReport report="…" onReload={onReload} />);
  await screen.getByRole('button', { name: 'Recargar' }).click();
  expect(onReload).toHaveBeenCalledTimes(1);
});

test('the report is copied whole, and it says so', async () => {
  const onCopy = vi.fn(async () => {});
  const screen = await render(<CrashReport report={'línea 1\nlínea 2'} onReload={nothing} onCopy={onCopy} />);
  await screen.getByRole('button', { name: 'Copiar informe' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Informe copiado.');
  expect(onCopy).toHaveBeenCalledExactlyOnceWith('línea 1\nlínea 2');
});

test('when copying is refused, the report opens to be copied by hand', async () => {
  const onCopy = () => Promise.reject(new Error('NotAllowedError'));
  const screen = await render(<CrashReport report="línea 1" onReload={nothing} onCopy={onCopy} />);
  await screen.getByRole('button', { name: 'Copiar informe' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Informe técnico' })).toHaveValue('línea 1');
  await expect.element(screen.getByRole('textbox', { name: 'Informe técnico' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('No se pudo copiar.');
});
