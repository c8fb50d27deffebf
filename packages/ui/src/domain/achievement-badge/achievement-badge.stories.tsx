import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award } from 'lucide-react';
import { AchievementBadge } from './achievement-badge';

const meta = {
  title: 'Domain/AchievementBadge',
  component: AchievementBadge,
  args: {
    title: 'Primer logo',
    detail: 'Creaste tu primer logo',
    state: { status: 'unlocked' },
    icon: <Award />,
  },
} satisfies Meta<typeof AchievementBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: { status: 'locked', progress: 75 } } };
