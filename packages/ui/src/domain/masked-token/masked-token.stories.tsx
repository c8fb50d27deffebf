import type { Meta, StoryObj } from '@storybook/react-vite';

import { MaskedToken } from './masked-token';

const meta = {
  title: 'Domain/MaskedToken',
  component: MaskedToken,
  args: { token: '1763689600000_k3j9x2v8q1' },
} satisfies Meta<typeof MaskedToken>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { token: '1234' } };
