import type { Meta, StoryObj } from '@storybook/react-vite';

import { ChangePasswordForm } from './change-password-form';

const meta = {
  title: 'Domain/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { onSubmit: () => {} },
} satisfies Meta<typeof ChangePasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 2 } };
