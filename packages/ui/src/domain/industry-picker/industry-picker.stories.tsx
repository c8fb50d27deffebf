import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { industryFixtures } from '../fixtures/wizard';
import { IndustryPicker } from './industry-picker';

const meta = {
  title: 'Domain/IndustryPicker',
  component: IndustryPicker,
  args: { options: industryFixtures, value: 'technology', onValueChange: () => {} },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof IndustryPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(args: ComponentProps<typeof IndustryPicker>) {
  const [value, setValue] = useState(args.value);
  return <IndustryPicker {...args} value={value} onValueChange={setValue} />;
}

export const Default: Story = {};

export const Playground: Story = { args: { hideLabel: false, value: null } };
