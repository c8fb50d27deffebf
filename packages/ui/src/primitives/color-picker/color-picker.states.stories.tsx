import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { walkRadioGroup } from '../../testing';
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
  title: 'Primitives/ColorPicker/States',
  component: ColorPicker,
  args: { label: 'Color principal', value: '#3B82F6', presets: PRESETS, onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  render: (args) => <Picker {...args} />,
} satisfies Meta<typeof ColorPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FaintOnWhite: Story = { args: { value: '#F59E0B' } };

export const FaintOnBlack: Story = { args: { value: '#000000' } };

export const Disabled: Story = { args: { disabled: true } };

export const FreeColor: Story = { args: { value: '#2B50FF' } };

export const TypedCode: Story = {
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: 'Código hexadecimal' });
    await userEvent.clear(code);
    await userEvent.type(code, 'ef44');
    await expect(args.onValueChange).not.toHaveBeenCalledWith(expect.stringMatching(/^.{0,6}$/));
    await userEvent.type(code, '44');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#EF4444');
    await expect(canvas.getByRole('radio', { name: 'Rojo' })).toBeChecked();
  },
};

export const UnfinishedCode: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Código hexadecimal' });
    await userEvent.clear(code);
    await userEvent.type(code, '#12');
    await userEvent.tab();
    await expect(code).toBeInvalid();
    await expect(canvas.getByText('Escribe un color como #2B50FF.')).toBeVisible();
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    await walkRadioGroup({ user: userEvent, group: canvas.getByRole('radiogroup') });
  },
};
