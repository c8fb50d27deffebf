import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { WizardNavigation } from './wizard-navigation';

const meta = {
  title: 'Domain/WizardNavigation',
  component: WizardNavigation,
  args: { step: 2, stepCount: 5, canContinue: true, onPrevious: fn(), onNext: fn(), onGenerate: fn() },
} satisfies Meta<typeof WizardNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { step: 3 },
  argTypes: { step: { control: { type: 'range', min: 1, max: 5 } } },
};
