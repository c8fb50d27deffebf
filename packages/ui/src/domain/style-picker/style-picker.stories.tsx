import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { styleFixtures } from '../fixtures/wizard';
import { StylePicker } from './style-picker';

const meta = {
  title: 'Domain/StylePicker',
  component: StylePicker,
  args: { options: styleFixtures, value: 'modern', onValueChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof StylePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(args: ComponentProps<typeof StylePicker>) {
  const [value, setValue] = useShownValue(args.value, args.onValueChange);
  return <StylePicker {...args} value={value} onValueChange={setValue} />;
}

export const Default: Story = {};

export const Playground: Story = { args: { hideLabel: false, value: null } };
