import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gem, History, Images, Moon, Settings, Sparkles, User } from 'lucide-react';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { AppShell } from '../app-shell';
import { IconButton } from '../icon-button';
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

/** Stands in for a router's link. */
function RouterLink(props: ComponentProps<'a'>) {
  return <a {...props} data-router="" />;
}

export const RouterLinks: Story = {
  args: {
    items: ITEMS.map((item) => ({
      ...item,
      link: <RouterLink href={item.link} />,
    })),
  },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Generar' });
    await expect(current).toHaveAttribute('data-router');
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
};
