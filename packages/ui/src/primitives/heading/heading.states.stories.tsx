import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './heading';

const meta = {
  title: 'Primitives/Heading/States',
  component: Heading,
  args: { level: 1, children: 'Tu logo, de un trazo' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: () => (
    <div className="grid gap-3">
      <Heading level={1}>Mi Galería</Heading>
      <Heading level={2}>Creaciones recientes</Heading>
      <Heading level={3}>Información personal</Heading>
      <Heading level={4}>Notificaciones</Heading>
    </div>
  ),
};

export const Display: Story = { args: { size: '3xl' } };
