import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { walkAlertDialog } from '../../testing';
import { Button } from '../button';
import { AlertDialog } from './alert-dialog';

const meta = {
  title: 'Primitives/AlertDialog/States',
  component: AlertDialog,
  args: {
    title: '¿Estás seguro de que quieres cerrar sesión?',
    description: 'Volverás a la página principal.',
    confirmLabel: 'Cerrar Sesión',
    onConfirm: fn(),
    trigger: <Button variant="secondary">Cerrar Sesión</Button>,
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true, trigger: undefined } };

export const Danger: Story = {
  args: {
    open: true,
    trigger: undefined,
    tone: 'danger',
    title: 'Eliminar cuenta',
    description: 'Se borrarán tus logos y tus créditos. No se puede deshacer.',
    confirmLabel: 'Eliminar cuenta',
  },
};

export const NotYetConfirmable: Story = {
  args: { ...Danger.args, confirmDisabled: true },
};

export const Confirms: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar Sesión' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvas, args }) => {
    await walkAlertDialog({ user: userEvent, trigger: canvas.getByRole('button') });
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
