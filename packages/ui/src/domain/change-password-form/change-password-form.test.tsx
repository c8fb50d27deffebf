import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ChangePasswordForm } from './change-password-form';

const inputs = () => [...document.querySelectorAll('input')];

test('[§2 Profile] it asks for the current password, the new one, and the new one again', async () => {
  const screen = await render(<ChangePasswordForm onSubmit={() => {}} />);
  for (const label of ['Contraseña actual', 'Nueva contraseña', 'Confirmar contraseña']) {
    await expect.element(screen.getByLabelText(label)).toHaveAttribute('type', 'password');
  }
  expect(inputs().map((input) => input.autocomplete)).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ]);
});

test('[§5 Forms] it reports what was typed without judging it, and can be cleared', async () => {
  const onSubmit = vi.fn((_change, clear: () => void) => clear());
  const screen = await render(<ChangePasswordForm onSubmit={onSubmit} />);
  await screen.getByLabelText('Nueva contraseña').fill('a');
  await screen.getByLabelText('Confirmar contraseña').fill('b');
  await screen.getByRole('button', { name: 'Cambiar contraseña' }).click();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ current: '', next: 'a', confirm: 'b' });
  await expect.poll(() => inputs().map((input) => input.value)).toEqual(['', '', '']);
});

test('while it saves, a second submit is ignored', async () => {
  const onSubmit = vi.fn();
  await render(<ChangePasswordForm onSubmit={onSubmit} saving />);
  document.querySelector('form')?.requestSubmit();
  expect(onSubmit).not.toHaveBeenCalled();
});
