import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './description-list';

const meta = {
  title: 'Primitives/DescriptionList/States',
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

export const Grid: Story = { args: { layout: 'grid' } };

export const LongValue: Story = {
  args: { items: [{ term: 'Sesión', description: '1767225600000_'.repeat(12) }] },
};
