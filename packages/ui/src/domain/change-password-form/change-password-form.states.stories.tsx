import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChangePasswordForm } from './change-password-form';

const meta = {
  title: 'Domain/ChangePasswordForm/States',
  component: ChangePasswordForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Saving: Story = { args: { saving: true } };

export const WithErrors: Story = {
  args: { errors: { current: 'La contraseña actual no es correcta.', confirm: 'Las dos no son iguales.' } },
};

export const Narrow: Story = {
  render: (args) => (
    <div className="w-72 max-w-full">
      <ChangePasswordForm {...args} />
    </div>
  ),
};

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Contraseña actual'), 'vieja');
    await userEvent.tab();
    await userEvent.keyboard('nueva');
    await userEvent.tab();
    await userEvent.keyboard('nueva{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
