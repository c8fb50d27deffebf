import type { Meta, StoryObj } from '@storybook/react-vite';
import { Layers } from 'lucide-react';
import { StatCard } from './stat-card';

const meta = {
  title: 'Domain/StatCard',
  component: StatCard,
  args: { label: 'Logos creados', value: 47, icon: <Layers /> },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { detail: '8 este mes' } };
