import { type ReactNode, StrictMode, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertDialog } from '../alert-dialog';
import { Button } from '../button';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../dropdown-menu';
import { Popover, PopoverContent, PopoverTrigger } from '../popover';
import { TextInput } from '../text-input';
import { Dialog, DialogContent, DialogTrigger } from '.';

type PanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocusTo?: () => HTMLElement | null;
  onCloseAutoFocus?: (event: Event) => void;
  children?: ReactNode;
};

const Sheet = ({ open, onOpenChange, children, ...rest }: PanelProps) => (
  <Dialog open={open} onOpenChange={onOpenChange}>
    <DialogContent title="Café Sol" {...rest}>
      {children}
    </DialogContent>
  </Dialog>
);
const Question = (props: PanelProps) => <AlertDialog title="Café Sol" onConfirm={() => {}} {...props} />;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const focused = () => document.activeElement?.id;

async function press(name: string) {
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

const isOpen = () => document.querySelector('[role=dialog][data-over-page], [role=alertdialog]') !== null;

/** Closes the dialog, and waits until the focus is where it ends. */
async function leave() {
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
}

/** Everything that a dialog can be opened from by state; button and menu have ids of the host's own. */
function Page({
  Panel,
  isFirst = false,
  ...rest
}: Partial<PanelProps> & { Panel: typeof Sheet; isFirst?: boolean }) {
  const [open, setOpen] = useState(isFirst);
  const [isAsking, setAsking] = useState(false);
  const [isThere, setThere] = useState(true);
  return (
    <main id="main">
      <h1 id="heading">Mi Galería</h1>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button id="menu">Menú</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setOpen(true)}>Abrir</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Popover open={isAsking} onOpenChange={setAsking}>
        <PopoverTrigger asChild>
          <Button id="popover">Opciones</Button>
        </PopoverTrigger>
        <PopoverContent label="Opciones">
          <Button
            onClick={() => {
              setAsking(false);
              setOpen(true);
            }}
          >
            Abrir y cerrar
          </Button>
          <Button onClick={() => setOpen(true)}>Solo abrir</Button>
        </PopoverContent>
      </Popover>
      {isThere && (
        <Button
          id="going"
          onClick={() => {
            setThere(false);
            setOpen(true);
          }}
        >
          Irse
        </Button>
      )}
      {isThere && (
        <Button id="lasting" onClick={() => setOpen(true)}>
          Quedarse
        </Button>
      )}
      <Panel open={open} onOpenChange={setOpen} {...rest}>
        {rest.children ?? <Button onClick={() => setThere(false)}>Quitar</Button>}
      </Panel>
    </main>
  );
}

describe.each([
  ['a Dialog', Sheet],
  ['an AlertDialog', Question],
])('%s gives the focus back', (_, Panel) => {
  test('to the button of the menu that it was opened from', async () => {
    await render(<Page Panel={Panel} />);
    await press('Menú');
    await expect.element(page.getByRole('menuitem')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await leave();
    await expect.poll(focused).toBe('menu');
  });

  test.each([
    ['is closed as it opens, with the keyboard', 'Abrir y cerrar', press],
    ['is closed as it opens, with the mouse', 'Abrir y cerrar', (name: string) => button(name).click()],
    ['closes because it opens', 'Solo abrir', press],
  ])('to the button of the popover that %s', async (_how, name, choose) => {
    await render(<Page Panel={Panel} />);
    await choose('Opciones');
    await choose(name);
    await leave();
    await expect.poll(focused).toBe('popover');
  });

  test('to what opened it and has stayed', async () => {
    await render(<Page Panel={Panel} />);
    await press('Quedarse');
    await leave();
    await expect.poll(focused).toBe('lasting');
  });

  test.each([
    ['as it opened', 'Irse'],
    ['while it was open', 'Quedarse'],
  ])('to the heading of the page where what opened it went %s', async (_when, name) => {
    await render(<Page Panel={Panel} />);
    await press(name);
    await expect.poll(isOpen).toBe(true);
    if (name === 'Quedarse') await press('Quitar');
    await leave();
    await expect.poll(focused).toBe('heading');
  });

  test('to the heading of the page where it was open from the first', async () => {
    await render(
      <StrictMode>
        <Page Panel={Panel} isFirst />
      </StrictMode>,
    );
    await leave();
    await expect.poll(focused).toBe('heading');
  });

  test('to what returnFocusTo gives rather than to the heading', async () => {
    await render(<Page Panel={Panel} isFirst returnFocusTo={() => document.getElementById('popover')} />);
    await leave();
    await expect.poll(focused).toBe('popover');
  });

  test('to nobody where the page does it itself', async () => {
    const own = (event: Event) => {
      event.preventDefault();
      document.getElementById('popover')?.focus();
    };
    await render(<Page Panel={Panel} isFirst onCloseAutoFocus={own} />);
    await leave();
    await expect.poll(focused).toBe('popover');
  });
});

function Bare() {
  const [open, setOpen] = useState(true);
  return (
    <main id="main">
      <Sheet open={open} onOpenChange={setOpen} />
    </main>
  );
}

test('a page without a heading has the focus in its main part', async () => {
  await render(<Bare />);
  await leave();
  await expect.poll(focused).toBe('main');
});

test('a trigger has it, not the heading, where a field of the dialog took the focus before it was asked', async () => {
  await render(
    <>
      <h1>Mi Galería</h1>
      <Dialog>
        <DialogTrigger id="trigger">Renombrar</DialogTrigger>
        <DialogContent title="Café Sol">
          <TextInput aria-label="Nombre" autoFocus />
        </DialogContent>
      </Dialog>
    </>,
  );
  await press('Renombrar');
  await leave();
  await expect.poll(focused).toBe('trigger');
});
