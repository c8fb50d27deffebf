import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileCode, FileImage, LogOut, Settings } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { walkMenuButton } from '../../testing';
import { Button } from '../button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu';

const onSelect = fn();

const meta = {
  title: 'Primitives/DropdownMenu/States',
  component: DropdownMenuContent,
  args: { align: 'start' },
  render: (args) => (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary">Más formatos</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent {...args}>
        <DropdownMenuLabel>Para la web y la imprenta</DropdownMenuLabel>
        <DropdownMenuItem icon={<FileCode />} detail="vector" onSelect={onSelect}>
          SVG
        </DropdownMenuItem>
        <DropdownMenuItem icon={<FileImage />} detail="1024 px">
          PNG
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Settings />} disabled>
          Configuración
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<LogOut />} tone="danger">
          Cerrar Sesión
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
} satisfies Meta<typeof DropdownMenuContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sheet = await screen.findByRole('menu');
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const Selects: Story = {
  play: async ({ canvas }) => {
    onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /SVG/ }));
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const ClosesOutside: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    await userEvent.click(canvasElement.ownerDocument.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    await walkMenuButton({ user: userEvent, trigger: canvas.getByRole('button') });
  },
};
