import type { Meta, StoryObj } from '@storybook/react-vite';
import { MovementTotals } from './movement-totals';

const meta = {
  title: 'Domain/MovementTotals',
  component: MovementTotals,
  args: { income: '$6.500', expense: '$500', count: 3 },
} satisfies Meta<typeof MovementTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { income: '$128.000', expense: '$94.500', count: 214 } };
