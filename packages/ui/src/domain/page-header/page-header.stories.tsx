import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button';
import { PageHeader } from './page-header';

const meta = {
  title: 'Domain/PageHeader',
  component: PageHeader,
  args: { title: 'Mi Galería', subtitle: 'Gestiona y descarga tus logos generados' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { actions: <Button>Nuevo Logo</Button> } };
