import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gem, History, Images, Settings, Sparkles, User } from 'lucide-react';
import { AppShell } from '../app-shell';
import { Sidebar } from './sidebar';

const ITEMS = [
  { id: 'generate', label: 'Generar', link: '#generate', icon: <Sparkles />, current: true },
  { id: 'record', label: 'Historial', link: '#record', icon: <History /> },
  { id: 'gallery', label: 'Galería', link: '#gallery', icon: <Images /> },
  { id: 'profile', label: 'Perfil', link: '#profile', icon: <User /> },
  { id: 'plan', label: 'Actualizar Plan', link: '#plan', icon: <Gem /> },
  { id: 'settings', label: 'Configuración', link: '#settings', icon: <Settings /> },
];

const meta = {
  title: 'Primitives/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: { brand: <span className="heading text-title">Trazo</span>, items: ITEMS },
  render: (args) => (
    <AppShell sidebar={<Sidebar {...args} />} topBar={null}>
      Contenido
    </AppShell>
  ),
  argTypes: { brand: { control: false }, items: { control: false } },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { label: 'Navegación principal' },
};
