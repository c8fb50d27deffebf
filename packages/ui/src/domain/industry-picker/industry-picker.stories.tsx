import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { industryFixtures } from '../fixtures/wizard';
import { IndustryPicker } from './industry-picker';

const meta = {
  title: 'Domain/IndustryPicker',
  component: IndustryPicker,
  args: { options: industryFixtures, value: 'technology', onValueChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof IndustryPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(args: ComponentProps<typeof IndustryPicker>) {
  const [value, setValue] = useShownValue(args.value, args.onValueChange);
  return <IndustryPicker {...args} value={value} onValueChange={setValue} />;
}

export const Default: Story = {};

export const Playground: Story = { args: { hideLabel: false, value: null } };
