import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditBadge } from './credit-badge';

const meta = {
  title: 'Domain/CreditBadge',
  component: CreditBadge,
  args: { credits: 3 },
} satisfies Meta<typeof CreditBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { credits: 47 } };
