import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from './text-input';

const meta = {
  title: 'Primitives/TextInput',
  component: TextInput,
  args: { 'aria-label': 'Nombre', placeholder: 'Café Ñandú' },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { disabled: false, readOnly: false },
};
