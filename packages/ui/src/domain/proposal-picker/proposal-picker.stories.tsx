import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
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
    onValueChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ProposalPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(args: ComponentProps<typeof ProposalPicker>) {
  const [value, setValue] = useShownValue(args.value, args.onValueChange);
  return <ProposalPicker {...args} value={value} onValueChange={setValue} />;
}

export const Default: Story = {};

export const Playground: Story = {
  args: { hideLabel: false, ground: 'light', value: '2' },
  argTypes: { ground: { control: 'inline-radio', options: ['light', 'dark'] } },
};
