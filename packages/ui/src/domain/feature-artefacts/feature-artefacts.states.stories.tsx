import type { Meta, StoryObj } from '@storybook/react-vite';
import { leadLogo, otherLogo } from '../fixtures/landing';
import { FeatureArtefacts } from './feature-artefacts';

const meta = {
  title: 'Domain/FeatureArtefacts/States',
  component: FeatureArtefacts,
  parameters: { layout: 'fullscreen' },
  args: { logo: leadLogo },
} satisfies Meta<typeof FeatureArtefacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LightDrawing: Story = { args: { logo: { ...leadLogo, darkSrc: undefined } } };

export const OtherLogo: Story = { args: { logo: otherLogo } };
