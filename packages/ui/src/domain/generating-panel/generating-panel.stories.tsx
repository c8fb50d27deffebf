import type { Meta, StoryObj } from '@storybook/react-vite';
import { GeneratingPanel } from './generating-panel';

const meta = { title: 'Domain/GeneratingPanel', component: GeneratingPanel } satisfies Meta<
  typeof GeneratingPanel
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { focusOnMount: false } };
