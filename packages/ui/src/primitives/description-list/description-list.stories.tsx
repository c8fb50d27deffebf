import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './description-list';

const meta = {
  title: 'Primitives/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Estilo', description: 'Moderno' },
      { term: 'Tipo', description: 'Icono + texto' },
      { term: 'Color principal', description: <span className="font-code">#3B82F6</span> },
      { term: 'Formatos', description: 'PNG, JPG, SVG' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { layout: 'rows' },
  argTypes: { layout: { control: 'inline-radio', options: ['rows', 'grid'] } },
};
