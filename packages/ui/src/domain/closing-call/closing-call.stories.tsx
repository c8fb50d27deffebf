import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClosingCall } from './closing-call';

const meta = {
  title: 'Domain/ClosingCall',
  component: ClosingCall,
  parameters: { layout: 'fullscreen' },
  args: { onStart: () => {} },
} satisfies Meta<typeof ClosingCall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { starting: false } };
