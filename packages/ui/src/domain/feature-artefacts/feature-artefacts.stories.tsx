import type { Meta, StoryObj } from '@storybook/react-vite';
import { leadLogo } from '../fixtures/landing';
import { FeatureArtefacts } from './feature-artefacts';

const meta = {
  title: 'Domain/FeatureArtefacts',
  component: FeatureArtefacts,
  parameters: { layout: 'fullscreen' },
  args: { logo: leadLogo },
} satisfies Meta<typeof FeatureArtefacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { id: 'features' } };
