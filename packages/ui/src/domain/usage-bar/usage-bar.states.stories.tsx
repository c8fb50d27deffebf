import type { Meta, StoryObj } from '@storybook/react-vite';

import { UsageBar } from './usage-bar';

const meta = {
  title: 'Domain/UsageBar/States',
  component: UsageBar,
  args: { percent: 75, label: 'Uso del plan' },
} satisfies Meta<typeof UsageBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Percentage: Story = {};

export const WithDetail: Story = { args: { detail: '47/∞ logos' } };

export const Empty: Story = { args: { percent: 0 } };

export const OverFull: Story = { args: { percent: 140 } };
