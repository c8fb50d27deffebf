import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DangerZone } from './danger-zone';

const meta = {
  title: 'Domain/DangerZone/States',
  component: DangerZone,
  args: { onDelete: fn() },
} satisfies Meta<typeof DangerZone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Deleting: Story = { args: { deleting: true } };

export const Narrow: Story = { render: (args) => <DangerZone {...args} className="w-72 max-w-full" /> };

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Eliminar cuenta' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
