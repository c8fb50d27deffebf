import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillingToggle } from './billing-toggle';

const meta = {
  title: 'Domain/BillingToggle',
  component: BillingToggle,
  args: { value: 'monthly', onValueChange: () => {} },
} satisfies Meta<typeof BillingToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { value: 'yearly' },
  argTypes: { value: { control: 'inline-radio', options: ['monthly', 'yearly'] } },
};
