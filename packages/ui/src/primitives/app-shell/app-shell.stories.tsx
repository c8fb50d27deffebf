import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gem, History, Images, Settings, Sparkles, User } from 'lucide-react';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { Card } from '../card';
import { Sidebar } from '../sidebar';
import { TopBar } from '../top-bar';
import { AppShell } from './app-shell';

const ITEMS = [
  { id: 'generate', label: 'Generar', link: '#generate', icon: <Sparkles />, current: true },
  { id: 'record', label: 'Historial', link: '#record', icon: <History /> },
  { id: 'gallery', label: 'Galería', link: '#gallery', icon: <Images /> },
  { id: 'profile', label: 'Perfil', link: '#profile', icon: <User /> },
  { id: 'plan', label: 'Actualizar Plan', link: '#plan', icon: <Gem /> },
  { id: 'settings', label: 'Configuración', link: '#settings', icon: <Settings /> },
];

const sidebar = (
  <Sidebar
    brand={<span className="heading text-title">Trazo</span>}
    items={ITEMS}
    footer={
      <Card tone="premium" padding="sm">
        <p className="font-semibold">Plan Premium</p>
        <p className="text-small text-ink-muted">Desbloquea funciones ilimitadas y crea sin límites</p>
      </Card>
    }
  />
);

const topBar = (
  <TopBar
    end={
      <>
        <Badge tone="accent">3 creditos disponibles</Badge>
        <Avatar name="Ana López" size="sm" />
      </>
    }
  />
);

const meta = {
  title: 'Primitives/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    sidebar,
    topBar,
    children: <h1 className="heading text-display-sm">Mi Galería</h1>,
  },
  argTypes: { sidebar: { control: false }, topBar: { control: false }, children: { control: false } },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { skipText: 'Saltar al contenido' },
};
