import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './progress';

const meta = {
  title: 'Primitives/Progress/States',
  component: Progress,
  args: { label: 'Uso del plan', value: 75, detail: '75 %' },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotKnown: Story = {
  args: { value: undefined, detail: undefined, label: 'Preparando el archivo' },
};

export const Complete: Story = { args: { value: 100, detail: '100 %' } };

export const HiddenLabel: Story = { args: { hideLabel: true } };
