import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../../primitives/field';
import { TextArea } from '../../primitives/text-area';
import { TextInput } from '../../primitives/text-input';
import { stepFixtures } from '../fixtures/wizard';
import { logoFixtures } from '../fixtures/wizard-logos.generated';
import { LivePreview } from '../live-preview';
import { WizardNavigation } from '../wizard-navigation';
import { WizardSteps } from '../wizard-steps';
import { WizardLayout } from './wizard-layout';

const nothing = () => {};

const meta = {
  title: 'Domain/WizardLayout',
  component: WizardLayout,
  args: {
    step: 1,
    title: 'Información básica',
    description: 'El nombre es lo único imprescindible. La descripción ayuda a acertar con el símbolo.',
    steps: <WizardSteps steps={stepFixtures} current={1} />,
    children: (
      <div className="grid grid-cols-1 gap-5">
        <Field label="Nombre de la empresa" required>
          <TextInput defaultValue="Mar Abierto" />
        </Field>
        <Field label="Descripción">
          <TextArea rows={4} />
        </Field>
      </div>
    ),
    navigation: (
      <WizardNavigation
        step={1}
        stepCount={5}
        canContinue
        onPrevious={nothing}
        onNext={nothing}
        onGenerate={nothing}
      />
    ),
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

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 1 } };
