import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClosingCall } from './closing-call';

const meta = {
  title: 'Domain/ClosingCall/States',
  component: ClosingCall,
  parameters: { layout: 'fullscreen' },
  args: { onStart: fn() },
} satisfies Meta<typeof ClosingCall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Starting: Story = { args: { starting: true } };

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Comenzar Gratis' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledTimes(1);
  },
};
