import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { profileFixture } from '../fixtures/library';
import { ProfileFields } from './profile-fields';
import type { ProfileNotes } from './profile-values';

test('[§2 Profile] the facts are name, email, phone, location and bio', async () => {
  const { container } = await render(
    <ProfileFields values={{ ...profileFixture, bio: '' }} onSave={() => {}} />,
  );
  const facts = [...container.querySelectorAll('dl > div')].map((fact) => fact.textContent);
  expect(facts).toEqual([
    'NombreMariana Ñáñez',
    'Correo electrónicomariana@sierraviva.cl',
    'Teléfono+56 9 1234 5678',
    'UbicaciónQuillota, Chile',
    'BiografíaSin completar',
  ]);
});

test('[§4 Profile] Editar opens the form, Guardar reports the values and leaves it', async () => {
  const onSave = vi.fn();
  const screen = await render(<ProfileFields values={profileFixture} onSave={onSave} />);
  await screen.getByRole('button', { name: 'Editar' }).click();
  await expect.element(screen.getByLabelText('Nombre')).toHaveFocus();
  await screen.getByLabelText('Biografía').fill('Nueva');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...profileFixture, bio: 'Nueva' });
  await expect.element(screen.getByRole('button', { name: 'Editar' })).toHaveFocus();
});

test('[§4 Profile] Cancelar leaves the form and forgets what was typed', async () => {
  const onSave = vi.fn();
  const screen = await render(<ProfileFields values={profileFixture} onSave={onSave} />);
  await screen.getByRole('button', { name: 'Editar' }).click();
  await screen.getByLabelText('Nombre').fill('Otra');
  await screen.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(screen.getByText('Mariana Ñáñez')).toBeVisible();
  await screen.getByRole('button', { name: 'Editar' }).click();
  await expect.element(screen.getByLabelText('Nombre')).toHaveValue('Mariana Ñáñez');
  expect(onSave).not.toHaveBeenCalled();
});

test('[§5 Forms] nothing is validated: a blank name can be saved', async () => {
  const onSave = vi.fn();
  const screen = await render(<ProfileFields values={profileFixture} onSave={onSave} />);
  await screen.getByRole('button', { name: 'Editar' }).click();
  await screen.getByLabelText('Nombre').fill('');
  await screen.getByLabelText('Correo electrónico').fill('no es un correo');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...profileFixture, name: '', email: 'no es un correo' });
});

describe('with a promise', () => {
  async function saving() {
    let keep = () => {};
    let refuse = () => {};
    const onSave = vi.fn(
      () =>
        new Promise<void>((resolve, reject) => {
          keep = resolve;
          refuse = () => reject(new Error('no'));
        }),
    );
    const screen = await render(<ProfileFields values={profileFixture} onSave={onSave} />);
    await screen.getByRole('button', { name: 'Editar' }).click();
    await screen.getByLabelText('Biografía').fill('Nueva');
    await screen.getByRole('button', { name: 'Guardar' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Guardar' }))
      .toHaveAttribute('aria-busy', 'true');
    return { screen, onSave, keep: () => keep(), refuse: () => refuse() };
  }

  test('the edit mode stays until it is kept, and a second Guardar is ignored', async () => {
    const { screen, onSave, keep } = await saving();
    document.querySelector('form')?.requestSubmit();
    expect(onSave).toHaveBeenCalledOnce();
    keep();
    await expect.element(screen.getByRole('button', { name: 'Editar' })).toHaveFocus();
  });

  test('meanwhile nothing can be typed that would not be kept, and the focus stays where it is', async () => {
    const { screen, refuse } = await saving();
    const bio = screen.getByLabelText('Biografía');
    (bio.element() as HTMLElement).focus();
    await expect.element(bio).toHaveAttribute('readonly');
    await userEvent.keyboard(' y más');
    await expect.element(bio).toHaveValue('Nueva');
    refuse();
    await expect.element(bio).not.toHaveAttribute('readonly');
    await expect.element(bio).toHaveFocus();
  });

  test('one that is broken leaves what was typed, to be saved again', async () => {
    const { screen, onSave, refuse } = await saving();
    refuse();
    const button = screen.getByRole('button', { name: 'Guardar' });
    await expect.element(button).not.toHaveAttribute('aria-busy');
    await expect.element(screen.getByLabelText('Biografía')).toHaveValue('Nueva');
    await button.click();
    expect(onSave).toHaveBeenCalledTimes(2);
  });
});

test('a field that is fixed can be read but not typed in', async () => {
  const screen = await render(
    <ProfileFields values={profileFixture} onSave={() => {}} readOnly={['email']} />,
  );
  await screen.getByRole('button', { name: 'Editar' }).click();
  await expect.element(screen.getByLabelText('Correo electrónico')).toHaveAttribute('readonly');
});

test('a blank value is edited as a blank control, whatever stands for it', async () => {
  const onSave = vi.fn();
  const screen = await render(
    <ProfileFields
      values={{ ...profileFixture, phone: '' }}
      placeholders={{ phone: 'Sin teléfono', bio: 'Nada' }}
      onSave={onSave}
    />,
  );
  await expect.element(screen.getByText('Sin teléfono')).toBeVisible();
  await screen.getByRole('button', { name: 'Editar' }).click();
  const phone = screen.getByLabelText('Teléfono');
  await expect.element(phone).toHaveValue('');
  await expect.element(phone).toHaveAttribute('placeholder', 'Sin teléfono');
  await phone.fill('55 1234');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...profileFixture, phone: '55 1234' });
});

test('what is wrong stands at its field and takes the focus there; a new edit begins without it', async () => {
  const refuse = () => Promise.reject(new Error('refused'));
  const form = (errors?: ProfileNotes) => (
    <ProfileFields
      values={profileFixture}
      readOnly={['email']}
      hints={{ email: 'Aquí no se cambia.' }}
      errors={errors}
      onSave={refuse}
    />
  );
  const screen = await render(form());
  await screen.getByRole('button', { name: 'Editar' }).click();
  await expect.element(screen.getByLabelText('Correo')).toHaveAccessibleDescription('Aquí no se cambia.');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await screen.rerender(form({ phone: 'Es muy largo.' }));
  const phone = screen.getByLabelText('Teléfono');
  await expect.element(phone).toBeInvalid();
  await expect.element(phone).toHaveAccessibleDescription('Es muy largo.');
  await expect.element(phone).toHaveFocus();
  // While it is saved again, nothing is known to be wrong.
  await screen.rerender(form());
  await expect.element(phone).not.toBeInvalid();
  await expect.element(phone).toHaveFocus();
  await screen.rerender(form({ phone: 'Es muy largo.' }));
  await screen.getByRole('button', { name: 'Cancelar' }).click();
  await screen.getByRole('button', { name: 'Editar' }).click();
  await expect.element(phone).not.toBeInvalid();
  await expect.element(screen.getByLabelText('Nombre')).toHaveFocus();
});
