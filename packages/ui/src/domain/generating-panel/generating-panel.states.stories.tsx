import type { Meta, StoryObj } from '@storybook/react-vite';
import { GeneratingPanel } from './generating-panel';

const meta = { title: 'Domain/GeneratingPanel/States', component: GeneratingPanel } satisfies Meta<
  typeof GeneratingPanel
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Generating: Story = {};

export const Narrow: Story = { args: { className: 'w-72 max-w-full' } };
