import type { Meta, StoryObj } from '@storybook/react-vite';
import { PenTool } from 'lucide-react';
import { ActivityItem } from './activity-item';

const meta = {
  title: 'Domain/ActivityItem',
  component: ActivityItem,
  args: { title: 'Creaste un logo', detail: 'Sierra Viva', time: 'Hace 2 horas', icon: <PenTool /> },
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

export const Default: Story = {};

export const Playground: Story = { args: { time: 'Hace 3 días' } };
