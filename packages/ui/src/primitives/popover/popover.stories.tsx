import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Popover, PopoverContent, PopoverTrigger } from './popover';

const meta = {
  title: 'Primitives/Popover',
  component: PopoverContent,
  args: { label: 'Detalles', children: 'PNG, JPG y SVG, de 16 px a una fachada.' },
  render: (args) => (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="secondary">Formatos</Button>
      </PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
} satisfies Meta<typeof PopoverContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { side: 'bottom', align: 'start' },
  argTypes: { side: { control: 'inline-radio', options: ['top', 'right', 'bottom', 'left'] } },
};
