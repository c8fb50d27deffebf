import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type BillingPeriod, BillingToggle } from './billing-toggle';

const meta = {
  title: 'Domain/BillingToggle/States',
  component: BillingToggle,
  args: { value: 'monthly', onValueChange: () => {} },
} satisfies Meta<typeof BillingToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

function Live() {
  const [value, setValue] = useState<BillingPeriod>('monthly');
  return <BillingToggle value={value} onValueChange={setValue} />;
}

export const Monthly: Story = {};

export const Yearly: Story = { args: { value: 'yearly' } };

export const Disabled: Story = { args: { disabled: true } };

export const KeyboardWalk: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Mensual' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Anual -20%' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Mensual' })).toBeChecked();
  },
};
