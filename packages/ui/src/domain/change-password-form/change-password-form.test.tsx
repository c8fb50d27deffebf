import { useState } from 'react';
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

function WrongOnSubmit() {
  const [errors, setErrors] = useState({});
  return <ChangePasswordForm onSubmit={() => setErrors({ next: 'Es corta.' })} errors={errors} />;
}

test('after a submit the first field that is wrong takes the focus, again each time', async () => {
  const screen = await render(<WrongOnSubmit />);
  const submit = screen.getByRole('button', { name: 'Cambiar contraseña' });
  for (const _ of [1, 2]) {
    await submit.click();
    await expect.element(screen.getByLabelText('Nueva contraseña')).toHaveFocus();
  }
});

test('the same errors in a new object take no focus from who mends another field', async () => {
  const form = () => <ChangePasswordForm onSubmit={() => {}} errors={{ next: 'Es corta.' }} />;
  const screen = await render(form());
  await screen.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await screen.rerender(form());
  await expect.element(screen.getByLabelText('Nueva contraseña')).toHaveFocus();
  await screen.getByLabelText('Contraseña actual').click();
  await screen.rerender(form());
  await expect.element(screen.getByLabelText('Contraseña actual')).toHaveFocus();
});

test('errors that are there from the start take no focus', async () => {
  await render(<ChangePasswordForm onSubmit={() => {}} errors={{ current: 'No es esa.' }} />);
  expect(document.activeElement).toBe(document.body);
});

test('the browser’s password manager is told whose password it is', async () => {
  await render(<ChangePasswordForm onSubmit={() => {}} username="ana@ejemplo.com" />);
  const [username] = inputs();
  expect([username?.autocomplete, username?.value, username?.hidden]).toEqual([
    'username',
    'ana@ejemplo.com',
    true,
  ]);
});

test('while it saves, a second submit is ignored', async () => {
  const onSubmit = vi.fn();
  await render(<ChangePasswordForm onSubmit={onSubmit} saving />);
  document.querySelector('form')?.requestSubmit();
  expect(onSubmit).not.toHaveBeenCalled();
});
