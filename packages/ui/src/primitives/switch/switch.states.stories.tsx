import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { walkSwitch } from '../../testing';
import { Switch } from './switch';

const meta = {
  title: 'Primitives/Switch/States',
  component: Switch,
  args: { label: 'Consejos', description: 'Ideas para tu marca, una vez al mes.' },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithoutDescription: Story = { args: { description: undefined } };

export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    await walkSwitch({ user: userEvent, element: canvas.getByRole('switch', { name: 'Consejos' }) });
  },
};
