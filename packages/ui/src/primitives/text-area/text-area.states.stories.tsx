import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './text-area';

const meta = {
  title: 'Primitives/TextArea/States',
  component: TextArea,
  args: { 'aria-label': 'Nombre', placeholder: '¿Qué hace tu empresa?' },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { defaultValue: '¿Qué hace tu empresa?' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '¿Qué hace tu empresa?' } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const LongText: Story = {
  args: { defaultValue: 'Una panadería de barrio que abre a las seis de la mañana. '.repeat(6) },
};

export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Trazo');
    await expect(canvas.getByRole('textbox')).toHaveValue('Trazo');
  },
};
