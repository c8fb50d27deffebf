import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { StatCard } from './stat-card';

const meta = {
  title: 'Domain/StatCard/States',
  component: StatCard,
  args: { label: 'Descargas totales', value: 15420, icon: <Download /> },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcon: Story = {};

export const WithDetail: Story = { args: { detail: '8 este mes' } };

export const Zero: Story = { args: { value: 0 } };

export const LongFigure: Story = { args: { value: 123456789012, className: 'w-40 max-w-full' } };

export const InARow: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3">
      <StatCard label="Logos creados" value={47} />
      <StatCard label="Descargas totales" value={15420} />
      <StatCard label="Favoritos" value={23} />
    </div>
  ),
};
