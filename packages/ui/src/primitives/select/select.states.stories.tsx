import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select';

const meta = {
  title: 'Primitives/Select/States',
  component: Select,
  args: {
    'aria-label': 'Ordenar por',
    options: [
      { value: 'fecha', label: 'Fecha' },
      { value: 'nombre', label: 'Nombre' },
      { value: 'industria', label: 'Industria' },
    ],
  },
  decorators: [(Story) => <div className="max-w-56">{Story()}</div>],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Chosen: Story = { args: { defaultValue: 'industria' } };
