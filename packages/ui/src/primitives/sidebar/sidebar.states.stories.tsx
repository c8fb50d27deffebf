import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gem, History, Images, Moon, Settings, Sparkles, User } from 'lucide-react';
import { expect } from 'storybook/test';
import { AppShell } from '../app-shell';
import { IconButton } from '../icon-button';
import { Sidebar } from './sidebar';

const ITEMS = [
  { id: 'generate', label: 'Generar', href: '#generate', icon: <Sparkles />, current: true },
  { id: 'record', label: 'Historial', href: '#record', icon: <History /> },
  { id: 'gallery', label: 'Galería', href: '#gallery', icon: <Images /> },
  { id: 'profile', label: 'Perfil', href: '#profile', icon: <User /> },
  { id: 'plan', label: 'Actualizar Plan', href: '#plan', icon: <Gem /> },
  { id: 'settings', label: 'Configuración', href: '#settings', icon: <Settings /> },
];

const meta = {
  title: 'Primitives/Sidebar/States',
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

export const WithFooter: Story = {
  args: { footer: <p className="px-3 text-small text-ink-muted">Hecho con vectores.</p> },
};

export const WithTools: Story = {
  args: { tools: <IconButton size="sm" label="Modo oscuro" icon={<Moon />} /> },
};

export const RouterLinks: Story = {
  args: {
    renderLink: (item, link) => <a data-router="" key={item.id} {...link} />,
  },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Generar' });
    await expect(current).toHaveAttribute('data-router');
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
};
