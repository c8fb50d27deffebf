import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SortToggle } from './sort-toggle';

const meta = {
  title: 'Domain/SortToggle',
  component: SortToggle,
  args: { order: 'desc', onOrderChange: () => {} },
  render: function Sort(args) {
    const [order, setOrder] = useState(args.order);
    return <SortToggle {...args} order={order} onOrderChange={setOrder} />;
  },
} satisfies Meta<typeof SortToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { order: 'asc' },
  argTypes: { order: { control: 'inline-radio', options: ['asc', 'desc'] } },
};
