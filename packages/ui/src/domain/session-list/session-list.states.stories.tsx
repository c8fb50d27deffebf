import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sessionFixtures } from '../fixtures/library';
import { SessionList } from './session-list';

const meta = {
  title: 'Domain/SessionList/States',
  component: SessionList,
  args: {
    state: { status: 'ready', sessions: sessionFixtures },
    onClose: fn(),
    onCloseOthers: fn(),
  },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const LoadError: Story = {
  args: {
    state: {
      status: 'error',
      onRetry: fn(),
    },
  },
};

export const OnlyThisOne: Story = {
  args: { state: { status: 'ready', sessions: sessionFixtures.slice(0, 1) } },
};

export const Ready: Story = {};

export const ClosingOne: Story = { args: { closing: 'b' } };

export const ClosingOthers: Story = { args: { closing: 'others' } };

export const Narrow: Story = { render: (args) => <SessionList {...args} className="w-72 max-w-full" /> };

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Cerrar la sesión de Safari en iPhone/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('b');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cerrar todas las demás' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCloseOthers).toHaveBeenCalledOnce();
  },
};
