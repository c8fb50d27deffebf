import type { Meta, StoryObj } from '@storybook/react-vite';
import { stepFixtures } from '../fixtures/wizard';
import { WizardSteps } from './wizard-steps';

const meta = {
  title: 'Domain/WizardSteps',
  component: WizardSteps,
  args: { steps: stepFixtures, current: 3 },
} satisfies Meta<typeof WizardSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { current: 2 },
  argTypes: { current: { control: { type: 'range', min: 1, max: 5 } } },
};
