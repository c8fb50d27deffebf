import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { Card } from '../card';
import { Disclosure } from './disclosure';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: {
    label: 'Filtros',
    icon: <SlidersHorizontal />,
    children: <Card padding="sm">Orden y categoría.</Card>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What it begins with is seen when it begins again. */
export const Playground: Story = {
  render: (args) => <Disclosure key={String(args.defaultOpen)} {...args} />,
  args: { defaultOpen: true },
  argTypes: { icon: { control: false }, children: { control: false } },
};
