import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SupportBlock } from './support-block';

const meta = {
  title: 'Domain/SupportBlock/States',
  component: SupportBlock,
  args: { onContact: fn(), onFaq: fn() },
} satisfies Meta<typeof SupportBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = { args: { className: 'max-w-72' } };

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Contactar Soporte' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ver FAQ' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContact).toHaveBeenCalledTimes(1);
    await expect(args.onFaq).toHaveBeenCalledTimes(1);
  },
};
