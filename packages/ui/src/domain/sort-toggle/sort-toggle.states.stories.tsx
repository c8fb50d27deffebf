import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SortToggle } from './sort-toggle';

const meta = {
  title: 'Domain/SortToggle/States',
  component: SortToggle,
  args: { value: 'desc', onValueChange: fn() },
} satisfies Meta<typeof SortToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewestFirst: Story = {};

export const OldestFirst: Story = { args: { value: 'asc' } };

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('asc');
  },
};
