import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { userEvent } from 'storybook/test';
import { walkDisclosure } from '../../testing';
import { Card } from '../card';
import { Disclosure } from './disclosure';

const meta = {
  title: 'Primitives/Disclosure/States',
  component: Disclosure,
  args: {
    label: 'Filtros',
    icon: <SlidersHorizontal />,
    children: <Card padding="sm">Orden y categoría.</Card>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { defaultOpen: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithAside: Story = { args: { aside: <span className="text-small">5 logos encontrados</span> } };

export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    await walkDisclosure({ user: userEvent, button: canvas.getByRole('button') });
  },
};
