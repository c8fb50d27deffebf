import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button';
import { Banner } from './banner';

const meta = {
  title: 'Primitives/Banner/States',
  component: Banner,
  args: { children: 'Error al cargar los logos' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: { tone: 'success', density: 'slim', children: 'Sesión segura activa para Ana' },
};

export const Failure: Story = {
  args: { tone: 'danger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').textContent).toBe('Error al cargar los logos');
  },
};

export const Warning: Story = { args: { tone: 'warning', children: 'Te queda un crédito.' } };

export const Information: Story = {
  args: { tone: 'info', title: 'Nuevo:', children: 'ya puedes descargar PDF.' },
};

export const WithAction: Story = {
  args: {
    tone: 'danger',
    action: (
      <Button variant="secondary" size="sm" className="-my-1">
        Reintentar
      </Button>
    ),
  },
};

export const Dismissible: Story = {
  args: { tone: 'info', children: 'Guardamos tu borrador.', onDismiss: () => {} },
};
