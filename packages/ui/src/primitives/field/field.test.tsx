import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextInput } from '../text-input';
import { Field } from './field';

test('the label names the control, and hint and error describe it', async () => {
  const screen = await render(
    <Field label="Nombre de la empresa" hint="Como quieres que se lea." error="Escribe un nombre.">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Nombre de la empresa' });
  await expect.element(input).toHaveAccessibleDescription('Escribe un nombre. Como quieres que se lea.');
  await expect.element(input).toBeInvalid();
});

test('required reaches the control and its mark stays out of the name', async () => {
  const screen = await render(
    <Field label="Correo" required>
      <TextInput type="email" />
    </Field>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Correo', exact: true })).toBeRequired();
  await expect.element(screen.getByText('obligatorio')).toBeVisible();
});

test('without an error the control is not invalid', async () => {
  const screen = await render(
    <Field label="Correo">
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole('textbox').element().hasAttribute('aria-invalid')).toBe(false);
});

test('an error that comes later is announced, by a region that was there before it and takes no place', async () => {
  const field = (error?: string) => (
    <Field label="Nombre" error={error}>
      <TextInput />
    </Field>
  );
  const screen = await render(field());
  const region = screen.container.querySelector<HTMLElement>('[aria-live=polite]');
  const bottom = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom;
  expect(bottom(screen.container.firstElementChild)).toBe(bottom(screen.getByRole('textbox').element()));
  await screen.rerender(field('Ese nombre no se puede usar.'));
  await expect.element(screen.getByText('Ese nombre no se puede usar.')).toBeVisible();
  expect(region?.textContent).toBe('Ese nombre no se puede usar.');
});
