import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileCode, FileImage, LogOut, Settings } from 'lucide-react';
import { fn } from 'storybook/test';
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
  title: 'Primitives/DropdownMenu',
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

export const Default: Story = {};

export const Playground: Story = {
  args: { align: 'center', sideOffset: 12 },
  argTypes: { align: { control: 'inline-radio', options: ['start', 'center', 'end'] } },
};
