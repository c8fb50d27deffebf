import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button';
import { EmptyState } from './empty-state';

const meta = {
  title: 'States/EmptyState/States',
  component: EmptyState,
  args: { title: 'No tienes logos creados', text: 'Comienza creando tu primer logo' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    action: (
      <Button asChild>
        <a href="#generate">Crear Logo</a>
      </Button>
    ),
  },
};

export const NothingMatches: Story = {
  args: {
    reason: 'search',
    title: 'No se encontraron logos',
    text: 'Intenta ajustar los filtros de búsqueda',
  },
};

export const Page: Story = { args: { size: 'page' } };

export const TitleAlone: Story = { args: { text: undefined, title: 'No se encontraron movimientos' } };
