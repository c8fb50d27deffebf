import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { BriefSummary } from '../brief-summary';
import { briefFixtures, stepFixtures, styleFixtures } from '../fixtures/wizard';
import { logoFixtures } from '../fixtures/wizard-logos.generated';
import { GeneratingPanel } from '../generating-panel';
import { LivePreview } from '../live-preview';
import { StylePicker } from '../style-picker';
import { WizardNavigation } from '../wizard-navigation';
import { WizardSteps } from '../wizard-steps';
import { WizardLayout } from './wizard-layout';

const nothing = () => {};
const navigation = (step: number, canContinue = true) => (
  <WizardNavigation
    step={step}
    stepCount={stepFixtures.length}
    canContinue={canContinue}
    onPrevious={nothing}
    onNext={nothing}
    onGenerate={nothing}
  />
);

const meta = {
  title: 'Domain/WizardLayout/States',
  component: WizardLayout,
  args: {
    step: 3,
    title: 'Estilo',
    steps: <WizardSteps steps={stepFixtures} current={3} />,
    children: <StylePicker options={styleFixtures} value="modern" onValueChange={nothing} hideLabel />,
    navigation: navigation(3),
    preview: <LivePreview name="Mar Abierto" src={logoFixtures[0]?.src} />,
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-7xl p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WizardLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};

export const Summary: Story = {
  args: {
    step: 5,
    title: 'Generar',
    steps: <WizardSteps steps={stepFixtures} current={5} onStepSelect={nothing} />,
    children: <BriefSummary items={briefFixtures} onEdit={nothing} />,
    navigation: navigation(5),
  },
};

/** Navigation is hidden while the logo is made. */
export const Generating: Story = {
  args: {
    step: 5,
    title: 'Generar',
    steps: <WizardSteps steps={stepFixtures} current={5} />,
    children: <GeneratingPanel />,
    navigation: undefined,
  },
};

export const WithoutPreview: Story = { args: { preview: undefined } };

export const Narrow: Story = {
  render: (args) => (
    <div className="w-72 max-w-full">
      <WizardLayout {...args} />
    </div>
  ),
};

/** A change of step moves focus to the new question. */
export const FocusWalk: Story = {
  render: function Walking(args) {
    const [step, setStep] = useState(2);
    return (
      <WizardLayout
        {...args}
        step={step}
        title={stepFixtures[step - 1]?.label ?? ''}
        steps={<WizardSteps steps={stepFixtures} current={step} />}
        navigation={
          <WizardNavigation
            step={step}
            stepCount={stepFixtures.length}
            canContinue
            onPrevious={() => setStep(step - 1)}
            onNext={() => setStep(step + 1)}
            onGenerate={nothing}
          />
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(canvas.getByRole('heading', { name: 'Estilo' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }));
    await expect(canvas.getByRole('heading', { name: 'Industria' })).toHaveFocus();
  },
};
