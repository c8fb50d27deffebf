import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WizardNavigation } from './wizard-navigation';

const meta = {
  title: 'Domain/WizardNavigation/States',
  component: WizardNavigation,
  args: { step: 2, stepCount: 5, canContinue: true, onPrevious: fn(), onNext: fn(), onGenerate: fn() },
} satisfies Meta<typeof WizardNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = { args: { step: 1 } };

export const Incomplete: Story = { args: { step: 1, canContinue: false } };

export const Middle: Story = { args: { step: 3 } };

export const LastStep: Story = { args: { step: 5 } };

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Anterior' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
    await expect(args.onNext).toHaveBeenCalledTimes(1);
  },
};
