import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { stepFixtures } from '../fixtures/wizard';
import { WizardSteps } from './wizard-steps';

const meta = {
  title: 'Domain/WizardSteps/States',
  component: WizardSteps,
  args: { steps: stepFixtures, current: 1 },
} satisfies Meta<typeof WizardSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Middle: Story = { args: { current: 3 } };

export const Last: Story = { args: { current: 5 } };

/** On a phone the anchors stay and the current step is written below them. */
export const Narrow: Story = {
  args: { current: 3 },
  render: (args) => <WizardSteps {...args} className="w-72 max-w-full" />,
};

export const PressableDone: Story = {
  args: { current: 4, onStepSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Industria (completado)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepSelect).toHaveBeenCalledWith(2);
  },
};
