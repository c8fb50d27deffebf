import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditBadge } from './credit-badge';

const meta = {
  title: 'Domain/CreditBadge/States',
  component: CreditBadge,
  args: { credits: 3 },
} satisfies Meta<typeof CreditBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const One: Story = { args: { credits: 1 } };

export const None: Story = { args: { credits: 0 } };

export const Many: Story = { args: { credits: 15420 } };
