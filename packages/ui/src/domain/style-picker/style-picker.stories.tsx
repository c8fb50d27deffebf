import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { styleFixtures } from '../fixtures/wizard';
import { StylePicker } from './style-picker';

const meta = {
  title: 'Domain/StylePicker',
  component: StylePicker,
  args: { options: styleFixtures, value: 'modern', onValueChange: () => {} },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof StylePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(args: ComponentProps<typeof StylePicker>) {
  const [value, setValue] = useState(args.value);
  return <StylePicker {...args} value={value} onValueChange={setValue} />;
}

export const Default: Story = {};

export const Playground: Story = { args: { hideLabel: false, value: null } };
