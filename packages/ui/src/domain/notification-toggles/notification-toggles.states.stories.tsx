import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotificationToggles } from './notification-toggles';

const meta = {
  title: 'Domain/NotificationToggles/States',
  component: NotificationToggles,
  args: { value: { email: true, features: false, tips: true, marketing: false }, onValueChange: fn() },
} satisfies Meta<typeof NotificationToggles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a new account has (specification, section 2): on, off, on, off. */
export const Defaults: Story = {};

export const AllOff: Story = {
  args: { value: { email: false, features: false, tips: false, marketing: false } },
};

export const Narrow: Story = {
  render: (args) => <NotificationToggles {...args} className="w-72 max-w-full" />,
};

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Nuevas funciones' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenCalledWith({ ...args.value, features: true });
  },
};
