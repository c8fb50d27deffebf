import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Heart, PenTool } from 'lucide-react';
import { ActivityItem } from './activity-item';

const meta = {
  title: 'Domain/ActivityItem/States',
  component: ActivityItem,
  args: { title: 'Creaste un logo', detail: 'Sierra Viva', time: 'Hace 2 horas' },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ActivityItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcon: Story = { args: { icon: <PenTool /> } };

export const WithoutIcon: Story = {};

export const LongTexts: Story = {
  args: {
    title: 'Descargaste el logo de la Cooperativa de Productores Agrícolas del Valle de Quillota',
    className: 'max-w-72',
  },
};

export const InAList: Story = {
  render: () => (
    <>
      <ActivityItem title="Creaste un logo" detail="Sierra Viva" time="Hace 2 horas" icon={<PenTool />} />
      <ActivityItem title="Descargaste un logo" detail="Autos Peña" time="Ayer" icon={<Download />} />
      <ActivityItem title="Marcaste un favorito" detail="Nubia Tech" time="Hace 3 días" icon={<Heart />} />
    </>
  ),
};
