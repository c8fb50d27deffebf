import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge';

const meta = {
  title: 'Primitives/Badge/States',
  component: Badge,
  args: { children: 'Ingreso' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>General</Badge>
      <Badge tone="accent">Nuevo</Badge>
      <Badge tone="success">Ingreso</Badge>
      <Badge tone="warning">Pendiente</Badge>
      <Badge tone="danger">Egreso</Badge>
      <Badge tone="premium">MÁS POPULAR</Badge>
      <Badge tone="inverse">-20%</Badge>
    </div>
  ),
};

export const Count: Story = { args: { size: 'sm', children: 12 } };
