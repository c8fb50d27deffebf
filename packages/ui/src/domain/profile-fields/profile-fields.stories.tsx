import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture } from '../fixtures/library';
import { ProfileFields } from './profile-fields';

const meta = {
  title: 'Domain/ProfileFields',
  component: ProfileFields,
  args: { values: profileFixture, onSave: () => {} },
} satisfies Meta<typeof ProfileFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { readOnly: ['email'], headingLevel: 3 } };
