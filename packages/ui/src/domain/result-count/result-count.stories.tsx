import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultCount } from './result-count';

const meta = {
  title: 'Domain/ResultCount',
  component: ResultCount,
  args: { count: 5 },
} satisfies Meta<typeof ResultCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { count: 24 } };
