import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../../primitives/icon-button';
import { SiteHeader } from './site-header';

const meta = {
  title: 'Domain/SiteHeader/States',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { onLogin: fn(), onRegister: fn() },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithThemeToggle: Story = {
  args: { themeToggle: <IconButton size="sm" label="Tema oscuro" icon={<Moon />} /> },
};

export const Busy: Story = { args: { busy: true } };

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const order = [
      canvas.getByRole('link', { name: 'Trazo, inicio' }),
      canvas.getByRole('link', { name: 'Funciones' }),
      canvas.getByRole('link', { name: 'Ejemplos' }),
      canvas.getByRole('link', { name: 'Precios' }),
      canvas.getByRole('button', { name: 'INICIAR SESIÓN' }),
      canvas.getByRole('button', { name: 'Registro' }),
    ];
    for (const stop of order) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onRegister).toHaveBeenCalledTimes(1);
  },
};
