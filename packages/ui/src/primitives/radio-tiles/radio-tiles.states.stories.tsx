import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { walkRadioGroup } from '../../testing';
import { RadioTiles, type RadioTilesProps } from './radio-tiles';

function Sample({ children }: { children: string }) {
  return <span className="heading grid h-24 place-items-center bg-paper text-title">{children}</span>;
}

function Chooser(args: RadioTilesProps) {
  const [value, setValue] = useShownValue(args.value, args.onValueChange);
  return <RadioTiles {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/RadioTiles/States',
  component: RadioTiles,
  args: {
    label: 'Tipo de logo',
    value: 'text',
    onValueChange: fn(),
    options: [
      { value: 'text', label: 'Solo texto', media: <Sample>Ñandú</Sample> },
      { value: 'icon', label: 'Icono + texto', media: <Sample>◯ Ñandú</Sample> },
      { value: 'symbol', label: 'Solo símbolo', media: <Sample>◯</Sample> },
    ],
  },
  render: (args) => <Chooser {...args} />,
} satisfies Meta<typeof RadioTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { args: { value: null } };

export const WithDescriptions: Story = {
  args: {
    tile: 'row',
    options: [
      { value: 'text', label: 'Solo texto', description: 'Tu nombre, bien compuesto.' },
      { value: 'icon', label: 'Icono + texto', description: 'Un dibujo y tu nombre.' },
      { value: 'symbol', label: 'Solo símbolo', description: 'Para cuando ya te conocen.', disabled: true },
    ],
  },
};

export const CornerMark: Story = { args: { indicator: 'corner', tile: 'pairs' } };

export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    await walkRadioGroup({ user: userEvent, group: canvas.getByRole('radiogroup') });
  },
};
