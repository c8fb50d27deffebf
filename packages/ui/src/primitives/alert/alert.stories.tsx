import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Alert } from './alert';

const meta = {
  title: 'Primitives/Alert',
  component: Alert,
  args: { message: 'Descargando: Café Ñandú', onDismiss: fn() },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'success' },
  argTypes: { tone: { control: 'inline-radio', options: ['success', 'danger', 'info'] } },
};
