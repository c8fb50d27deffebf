import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { RadioTiles, type RadioTilesProps } from './radio-tiles';

function Sample({ children }: { children: string }) {
  return <span className="heading grid h-24 place-items-center bg-paper text-title">{children}</span>;
}

function Chooser(args: RadioTilesProps) {
  const [value, setValue] = useShownValue(args.value, args.onValueChange);
  return <RadioTiles {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/RadioTiles',
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

export const Default: Story = {};

export const Playground: Story = {
  args: { tile: 'md', indicator: 'line', hideLabel: false },
  argTypes: {
    tile: { control: 'inline-radio', options: ['sm', 'md', 'lg', 'row', 'pairs'] },
    indicator: { control: 'inline-radio', options: ['line', 'corner'] },
  },
};
