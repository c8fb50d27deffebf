import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button';
import { PageHeader } from './page-header';

const meta = {
  title: 'Domain/PageHeader/States',
  component: PageHeader,
  args: { title: 'Historial' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithActions: Story = {
  args: {
    subtitle: 'Lo que has creado y lo que se ha movido',
    actions: (
      <>
        <Button variant="secondary">Refrescar</Button>
        <Button>Nuevo Logo</Button>
      </>
    ),
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Cooperativa Agropecuaria de los Valles Centrales de Ñuble',
    actions: <Button>Crear</Button>,
  },
};
