import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from 'lucide-react';
import { Chip } from './chip';

const meta = {
  title: 'Primitives/Chip/States',
  component: Chip,
  args: { children: 'Gastronomía' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithColor: Story = { args: { swatch: '#3B82F6', children: 'Azul' } };

export const WithGradient: Story = { args: { swatch: ['#3B82F6', '#9333EA'], children: 'Degradado' } };

export const WithIcon: Story = { args: { icon: <Tag /> } };

export const LongText: Story = {
  args: { children: 'Construcción e inmobiliaria de larga tradición', className: 'max-w-40' },
};
