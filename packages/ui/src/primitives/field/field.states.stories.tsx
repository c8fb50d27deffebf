import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextInput } from '../text-input';
import { Field } from './field';

const meta = {
  title: 'Primitives/Field/States',
  component: Field,
  args: { label: 'Nombre de la empresa', children: <TextInput /> },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Como quieres que se lea.' } };

export const Invalid: Story = {
  args: { required: true, hint: 'Como quieres que se lea.', error: 'Escribe un nombre.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nombre de la empresa' });
    await expect(input).toHaveAccessibleDescription('Escribe un nombre. Como quieres que se lea.');
    await expect(input).toBeInvalid();
  },
};

export const HiddenLabel: Story = { args: { hideLabel: true } };
