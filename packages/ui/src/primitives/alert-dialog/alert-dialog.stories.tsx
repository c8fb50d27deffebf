import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button';
import { AlertDialog } from './alert-dialog';

const meta = {
  title: 'Primitives/AlertDialog',
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

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'danger', confirmDisabled: false },
  argTypes: { trigger: { control: false }, tone: { control: 'inline-radio', options: ['accent', 'danger'] } },
};
