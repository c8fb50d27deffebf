import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card';

const meta = {
  title: 'Primitives/Card/States',
  component: Card,
  args: { children: 'Un logo por cada trazo.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="grid gap-4 at-30:grid-cols-3">
      <Card>Hoja sobre la mesa</Card>
      <Card tone="plain">Solo un borde</Card>
      <Card tone="sunken">Hundida</Card>
      <Card tone="accent">Destacada</Card>
      <Card tone="premium">Premium</Card>
      <Card tone="danger">Zona de peligro</Card>
    </div>
  ),
};

export const Raised: Story = { args: { elevation: 'raised' } };

export const AsArticle: Story = {
  render: () => (
    <Card asChild>
      <article>Esta tarjeta es un artículo.</article>
    </Card>
  ),
};
