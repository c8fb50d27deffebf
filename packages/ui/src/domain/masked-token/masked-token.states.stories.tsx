import type { Meta, StoryObj } from '@storybook/react-vite';

import { MaskedToken } from './masked-token';

const meta = {
  title: 'Domain/MaskedToken/States',
  component: MaskedToken,
  args: { token: '1763689600000_k3j9x2v8q1' },
} satisfies Meta<typeof MaskedToken>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {};

export const Short: Story = { args: { token: '12345678' } };

export const Empty: Story = { args: { token: '' } };
