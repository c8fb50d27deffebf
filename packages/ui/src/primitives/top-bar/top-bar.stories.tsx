import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppShell } from '../app-shell';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { TopBar } from './top-bar';

const meta = {
  title: 'Primitives/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    start: <span className="heading text-lead">Trazo</span>,
    end: (
      <>
        <Badge tone="accent">3 creditos disponibles</Badge>
        <Avatar name="Ana López" size="sm" />
      </>
    ),
  },
  render: (args) => (
    <AppShell sidebar={null} topBar={<TopBar {...args} />}>
      Contenido
    </AppShell>
  ),
  argTypes: { start: { control: false }, end: { control: false } },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { openLabel: 'Abrir menú', closeLabel: 'Cerrar menú' },
};
