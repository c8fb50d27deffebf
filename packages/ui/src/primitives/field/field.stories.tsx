import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from '../text-input';
import { Field } from './field';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: { label: 'Nombre de la empresa', children: <TextInput /> },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: 'Como quieres que se lea.', error: '', required: true },
  argTypes: { children: { control: false } },
};
