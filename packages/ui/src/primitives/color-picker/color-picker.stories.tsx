import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { ColorPicker, type ColorPickerProps } from './color-picker';

const PRESETS = [
  { value: '#3B82F6', label: 'Azul' },
  { value: '#EF4444', label: 'Rojo' },
  { value: '#10B981', label: 'Verde' },
  { value: '#F59E0B', label: 'Naranja' },
  { value: '#8B5CF6', label: 'Morado' },
  { value: '#EC4899', label: 'Rosa' },
  { value: '#06B6D4', label: 'Cian' },
  { value: '#000000', label: 'Negro' },
];

function Picker(args: ColorPickerProps) {
  const [value, setValue] = useShownValue(args.value, args.onValueChange);
  return <ColorPicker {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/ColorPicker',
  component: ColorPicker,
  args: { label: 'Color principal', value: '#3B82F6', presets: PRESETS, onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  render: (args) => <Picker {...args} />,
} satisfies Meta<typeof ColorPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { value: '#8B5CF6' },
};
