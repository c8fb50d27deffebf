import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { fn } from 'storybook/test';
import { sampleState } from '../fixtures/adjust';
import { AdjustDialog } from './adjust-dialog';

const meta = {
  title: 'Domain/AdjustDialog',
  component: AdjustDialog,
  args: { open: true, name: 'Mar Abierto', color: '#0E7490', state: sampleState, onOpenChange: fn() },
  render: (args) => <WithSections {...args} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 800 } } },
} satisfies Meta<typeof AdjustDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function WithSections({ state, ...rest }: ComponentProps<typeof AdjustDialog>) {
  const [section, onSectionChange] = useState('letter');
  return (
    <AdjustDialog
      {...rest}
      state={state.status === 'ready' ? { ...state, section, onSectionChange } : state}
    />
  );
}

export const Default: Story = {};

export const Playground: Story = {
  args: { ground: 'light' },
  argTypes: { ground: { control: 'inline-radio', options: ['light', 'dark'] } },
};
