import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { SortToggle } from './sort-toggle';

const meta = {
  title: 'Domain/SortToggle',
  component: SortToggle,
  args: { value: 'desc', onValueChange: fn() },
  render: function Sort(args) {
    const [order, setOrder] = useShownValue(args.value, args.onValueChange);
    return <SortToggle {...args} value={order} onValueChange={setOrder} />;
  },
} satisfies Meta<typeof SortToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { value: 'asc' },
  argTypes: { value: { control: 'inline-radio', options: ['asc', 'desc'] } },
};
