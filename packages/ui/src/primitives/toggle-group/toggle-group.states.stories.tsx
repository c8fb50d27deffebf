import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { walkRadioGroup } from '../../testing';
import { Badge } from '../badge';
import { ToggleGroup, type ToggleGroupProps } from './toggle-group';

function Toggle(args: ToggleGroupProps) {
  const [value, setValue] = useShownValue(args.value, args.onValueChange);
  return <ToggleGroup {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/ToggleGroup/States',
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

export const Chips: Story = {
  args: {
    label: 'Categoría',
    look: 'chips',
    value: 'all',
    options: [
      { value: 'all', label: 'Todos' },
      { value: 'favorites', label: 'Favoritos' },
      { value: 'technology', label: 'Tecnología' },
      { value: 'nature', label: 'Naturaleza' },
      { value: 'construction', label: 'Construcción e inmobiliaria' },
    ],
  },
};

export const SecondChosen: Story = { args: { value: 'yearly' } };

export const Disabled: Story = { args: { disabled: true } };

export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    await walkRadioGroup({ user: userEvent, group: canvas.getByRole('radiogroup') });
  },
};
