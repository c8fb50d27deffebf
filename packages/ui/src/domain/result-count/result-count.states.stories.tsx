import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultCount } from './result-count';

const meta = {
  title: 'Domain/ResultCount/States',
  component: ResultCount,
  args: { count: 5 },
} satisfies Meta<typeof ResultCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { count: 0 } };

export const One: Story = { args: { count: 1 } };

export const Many: Story = { args: { count: 10000 } };
