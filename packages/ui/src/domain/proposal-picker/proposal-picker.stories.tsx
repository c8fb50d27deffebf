import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { proposalFixtures } from '../fixtures/proposals';
import { ProposalPicker } from './proposal-picker';

const meta = {
  title: 'Domain/ProposalPicker',
  component: ProposalPicker,
  args: {
    options: proposalFixtures,
    value: '1',
    companyName: 'Mar Abierto',
    color: '#0E7490',
    onValueChange: () => {},
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ProposalPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(args: ComponentProps<typeof ProposalPicker>) {
  const [value, setValue] = useState(args.value);
  return <ProposalPicker {...args} value={value} onValueChange={setValue} />;
}

export const Default: Story = {};

export const Playground: Story = { args: { hideLabel: false, surface: 'light', value: '2' } };
