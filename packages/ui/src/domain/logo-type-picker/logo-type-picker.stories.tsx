import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { logoTypeFixtures } from '../fixtures/wizard';
import { LogoTypePicker } from './logo-type-picker';

const meta = {
  title: 'Domain/LogoTypePicker',
  component: LogoTypePicker,
  args: {
    options: logoTypeFixtures,
    value: 'icon',
    companyName: 'Mar Abierto',
    color: '#0E7490',
    onValueChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof LogoTypePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(args: ComponentProps<typeof LogoTypePicker>) {
  const [value, setValue] = useShownValue(args.value, args.onValueChange);
  return <LogoTypePicker {...args} value={value} onValueChange={setValue} />;
}

export const Default: Story = {};

export const Playground: Story = { args: { hideLabel: false, value: null } };
