import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award } from 'lucide-react';
import { AchievementBadge } from './achievement-badge';

const meta = {
  title: 'Domain/AchievementBadge/States',
  component: AchievementBadge,
  args: { title: 'Maestro del trazo', detail: 'Crea 100 logos', state: { status: 'locked', progress: 75 } },
} satisfies Meta<typeof AchievementBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unlocked: Story = { args: { state: { status: 'unlocked' }, icon: <Award /> } };

export const Locked: Story = {};

export const LockedAtZero: Story = { args: { state: { status: 'locked', progress: 0 } } };

export const Narrow: Story = { render: (args) => <AchievementBadge {...args} className="w-72 max-w-full" /> };
