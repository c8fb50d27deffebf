import type { Meta, StoryObj } from '@storybook/react-vite';
import { MovementTotals } from './movement-totals';

const meta = {
  title: 'Domain/MovementTotals/States',
  component: MovementTotals,
  args: { income: '$6.500', expense: '$500', count: 3 },
} satisfies Meta<typeof MovementTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Nothing: Story = { args: { income: '$0', expense: '$0', count: 0 } };

export const Unknown: Story = { args: { income: undefined, expense: undefined, count: undefined } };

export const LargeFigures: Story = {
  args: { income: '$1.234.567.890', expense: '$987.654.321', count: 100000 },
};

export const Narrow: Story = { render: (args) => <MovementTotals {...args} className="w-72 max-w-full" /> };
