import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { Badge } from '../badge';
import { ToggleGroup, type ToggleGroupProps } from './toggle-group';

function Toggle(args: ToggleGroupProps) {
  const [value, setValue] = useShownValue(args.value, args.onValueChange);
  return <ToggleGroup {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/ToggleGroup',
  component: ToggleGroup,
  args: {
    label: 'Facturación',
    value: 'monthly',
    onValueChange: fn(),
    options: [
      { value: 'monthly', label: 'Mensual' },
      { value: 'yearly', label: 'Anual', badge: <Badge tone="premium">-20%</Badge> },
    ],
  },
  render: (args) => <Toggle {...args} />,
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { look: 'segmented' },
  argTypes: { look: { control: 'inline-radio', options: ['segmented', 'chips'] } },
};
