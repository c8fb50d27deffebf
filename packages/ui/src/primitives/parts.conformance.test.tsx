import type { ReactElement } from 'react';
import { describeConformance } from '../../test/describe-conformance';
import { Button } from './button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover';
import { Tooltip } from './tooltip';

describeConformance(
  'Tooltip',
  <Tooltip defaultOpen content="Cuesta un crédito">
    <Button>Generar</Button>
  </Tooltip>,
  { tag: 'div', portal: true },
);
describeConformance('PopoverTrigger', <PopoverTrigger>Ver</PopoverTrigger>, {
  tag: 'button',
  wrap: inPopover,
});
describeConformance('PopoverClose', <PopoverClose>Cerrar</PopoverClose>, {
  tag: 'button',
  portal: true,
  wrap: inPopoverContent,
});
describeConformance('DialogTrigger', <DialogTrigger>Abrir</DialogTrigger>, { tag: 'button', wrap: inDialog });
describeConformance('DialogClose', <DialogClose>Cerrar</DialogClose>, {
  tag: 'button',
  portal: true,
  wrap: inDialogContent,
});
describeConformance('DropdownMenuTrigger', <DropdownMenuTrigger>Menú</DropdownMenuTrigger>, {
  tag: 'button',
  wrap: inMenu,
});
describeConformance('DropdownMenuItem', <DropdownMenuItem>PNG</DropdownMenuItem>, {
  tag: 'div',
  portal: true,
  wrap: inMenuContent,
});
describeConformance('DropdownMenuLabel', <DropdownMenuLabel>Formato</DropdownMenuLabel>, {
  tag: 'div',
  portal: true,
  wrap: inMenuContent,
});
describeConformance('DropdownMenuSeparator', <DropdownMenuSeparator />, {
  tag: 'div',
  portal: true,
  wrap: inMenuContent,
});

function inPopover(element: ReactElement) {
  return <Popover>{element}</Popover>;
}
function inPopoverContent(element: ReactElement) {
  return (
    <Popover open>
      <PopoverTrigger>Ver</PopoverTrigger>
      <PopoverContent label="Detalle">{element}</PopoverContent>
    </Popover>
  );
}
function inDialog(element: ReactElement) {
  return <Dialog>{element}</Dialog>;
}
function inDialogContent(element: ReactElement) {
  return (
    <Dialog open>
      <DialogContent title="Logo">{element}</DialogContent>
    </Dialog>
  );
}
function inMenu(element: ReactElement) {
  return <DropdownMenu>{element}</DropdownMenu>;
}
function inMenuContent(element: ReactElement) {
  return (
    <DropdownMenu open>
      <DropdownMenuTrigger>Menú</DropdownMenuTrigger>
      <DropdownMenuContent>{element}</DropdownMenuContent>
    </DropdownMenu>
  );
}
