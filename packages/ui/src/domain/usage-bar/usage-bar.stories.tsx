import type { Meta, StoryObj } from '@storybook/react-vite';

import { UsageBar } from './usage-bar';

const meta = {
  title: 'Domain/UsageBar',
  component: UsageBar,
  args: { percent: 75, detail: '47/∞ logos' },
} satisfies Meta<typeof UsageBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { percent: 30, label: 'Uso del plan' } };
