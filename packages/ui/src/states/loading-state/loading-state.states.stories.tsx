import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingState } from './loading-state';

const meta = {
  title: 'States/LoadingState/States',
  component: LoadingState,
  args: { title: 'Inicializando Aplicación', text: 'Verificando estado de autenticación...' },
} satisfies Meta<typeof LoadingState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { args: { size: 'page' } };

export const Announced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').textContent).toContain('Inicializando Aplicación');
  },
};
