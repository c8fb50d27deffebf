import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { profileFixture } from '../fixtures/library';
import { ProfileFields } from './profile-fields';
import type { ProfileNotes } from './profile-values';

const meta = {
  title: 'Domain/ProfileFields/States',
  component: ProfileFields,
  args: { values: profileFixture, onSave: fn() },
} satisfies Meta<typeof ProfileFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const View: Story = {};

export const Blank: Story = {
  args: { values: { name: 'Usuario', email: 'usuario@ejemplo.com', phone: '', location: '', bio: '' } },
};

const edit = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Editar' }));
};

export const Editing: Story = { play: edit };

export const EditingWithAFixedField: Story = { args: { readOnly: ['email'] }, play: edit };

export const EditingWithNotes: Story = {
  args: {
    values: { ...profileFixture, phone: '' },
    readOnly: ['email'],
    placeholders: { phone: 'Sin teléfono' },
    hints: { email: 'Con este correo inicias sesión.' },
  },
  play: edit,
};

export const EditingWithProblems: Story = {
  render: function Refused(args) {
    const [errors, setErrors] = useState<ProfileNotes>();
    const refuse = async () => {
      setErrors({ name: 'El nombre admite hasta 80 caracteres.' });
      throw new Error('refused');
    };
    return <ProfileFields {...args} errors={errors} onSave={refuse} />;
  },
  play: async (context) => {
    await edit(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await canvas.findByText('El nombre admite hasta 80 caracteres.');
  },
};

export const Narrow: Story = { render: (args) => <ProfileFields {...args} className="w-72 max-w-full" /> };

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Nombre')).toHaveFocus();
    await userEvent.keyboard('{End} Ruiz');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Guardar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ ...profileFixture, name: 'Mariana Ñáñez Ruiz' });
    await expect(canvas.getByRole('button', { name: 'Editar' })).toHaveFocus();
  },
};
