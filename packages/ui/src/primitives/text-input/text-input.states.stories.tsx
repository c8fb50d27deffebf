import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextInput } from './text-input';

const meta = {
  title: 'Primitives/TextInput/States',
  component: TextInput,
  args: { 'aria-label': 'Nombre', placeholder: 'Café Ñandú' },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { defaultValue: 'Café Ñandú' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Café Ñandú' } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Mono: Story = { args: { mono: true, defaultValue: '#2B50FF' } };

export const Large: Story = { args: { size: 'lg' } };

export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Trazo');
    await expect(canvas.getByRole('textbox')).toHaveValue('Trazo');
  },
};
