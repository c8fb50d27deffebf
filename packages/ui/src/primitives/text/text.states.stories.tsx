import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './text';

const meta = {
  title: 'Primitives/Text/States',
  component: Text,
  args: { children: 'Escribe el nombre de tu empresa y elige cómo quieres que se vea.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="grid gap-2">
      <Text tone="ink">Tinta: lo que se lee primero.</Text>
      <Text tone="muted">Apagada: lo que acompaña.</Text>
      <Text tone="faint" size="sm">
        Tenue: pies y fechas.
      </Text>
      <Text tone="danger">Peligro: lo que salió mal.</Text>
    </div>
  ),
};

export const Faces: Story = {
  render: () => (
    <div className="grid gap-2">
      <Text face="eyebrow">Creaciones recientes</Text>
      <Text face="mono">#2B50FF</Text>
    </div>
  ),
};
