import type { Meta, StoryObj } from '@storybook/react-vite';
import { PremiumCard } from './premium-card';

const meta = {
  title: 'Domain/PremiumCard',
  component: PremiumCard,
  args: { className: 'w-60 max-w-full' },
} satisfies Meta<typeof PremiumCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { texts: { title: 'Premium' } } };
