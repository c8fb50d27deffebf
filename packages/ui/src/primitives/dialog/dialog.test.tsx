import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bequeathFocus } from '../../lib/focus-heir';
import { AlertProvider, type Alerts, useAlerts } from '../alert';
import { Drawer } from '../app-shell/drawer';
import { Button } from '../button';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../dropdown-menu';
import { Dialog, DialogContent } from '.';

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Two dialogs, of which each takes the place of the other. */
function Two() {
  const [open, setOpen] = useState<'detail' | 'editor' | null>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen('detail')}>
        Café Sol
      </button>
      {open === 'detail' && (
        <Dialog open onOpenChange={() => setOpen(null)}>
          <DialogContent title="Detalle">
            <Button onClick={() => setOpen('editor')}>Ajustar</Button>
          </DialogContent>
        </Dialog>
      )}
      {open === 'editor' && (
        <Dialog open onOpenChange={() => setOpen('detail')}>
          <DialogContent title="Ajustar Café Sol">Colores</DialogContent>
        </Dialog>
      )}
    </>
  );
}

/** A dialog whose opener leaves the page. */
function Leaving() {
  const [open, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  const opener = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const leave = () => {
    const [gone, heir] = [opener.current, next.current];
    flushSync(() => setThere(false));
    if (gone && heir) bequeathFocus(gone, heir);
  };
  return (
    <>
      {isThere && (
        <button ref={opener} type="button" onClick={() => setOpen(true)}>
          Café Sol
        </button>
      )}
      <button ref={next} type="button">
        Mar Abierto
      </button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Detalle">
          <Button onClick={leave}>Quitar</Button>
        </DialogContent>
      </Dialog>
    </>
  );
}

/** A dialog that nothing opened: it was there from the first. */
function Found({ heir }: { heir: string }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <h1>Mi Galería</h1>
      <button type="button">Café Sol</button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Detalle" returnFocusTo={() => document.querySelector(heir)}>
          Café Sol
        </DialogContent>
      </Dialog>
    </>
  );
}

/** A dialog that is opened from a menu, which closes as it opens. */
function FromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>Cuenta</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setOpen(true)}>Cerrar Sesión</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="¿Cerrar sesión?">Sí o no</DialogContent>
      </Dialog>
    </>
  );
}

function Probe({ onReady }: { onReady: (alerts: Alerts) => void }) {
  onReady(useAlerts());
  return null;
}

describe('the focus goes back', () => {
  test('to what opened the first of dialogs that took each other’s place', async () => {
    await render(<Two />);
    (button('Café Sol').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Detalle' })).toBeVisible();
    (button('Ajustar').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Ajustar Café Sol' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'Detalle' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Café Sol')).toHaveFocus();
  });

  test('to the button of the menu that a dialog was opened from', async () => {
    await render(<FromMenu />);
    (button('Cuenta').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Cuenta')).toHaveFocus();
  });

  test.each([
    ['the button', 'button'],
    ['the heading', 'h1'],
  ])('to %s that is named for a dialog that nothing opened, as after a reload', async (_, selector) => {
    await render(<Found heir={selector} />);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement?.matches(selector)).toBe(true);
  });

  test('to the heir of what opened it and is gone', async () => {
    await render(<Leaving />);
    await button('Café Sol').click();
    await button('Quitar').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Mar Abierto')).toHaveFocus();
  });
});

test('whatever stands out of its content stays under its row of buttons', async () => {
  await render(
    <Dialog open>
      <DialogContent title="Café Sol" footer={<Button>Guardar</Button>}>
        <div className="relative z-1 h-[200dvh] bg-raised">Muestra</div>
      </DialogContent>
    </Dialog>,
  );
  const { x, y, width, height } = button('Guardar').element().getBoundingClientRect();
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(onTop?.closest('button')).toBe(button('Guardar').element());
});

describe('an alert is above what is open', () => {
  test.each([
    ['DialogContent', 'Cerrar aviso', true],
    ['DialogContent', 'Deshacer', true],
    ['DialogContent that is not modal', 'Cerrar aviso', false],
    ['Drawer', 'Cerrar aviso', true],
    ['Drawer', 'Deshacer', true],
  ])('%s stays open when %s is pressed', async (what, name, modal) => {
    let alerts: Alerts | undefined;
    const onOpenChange = vi.fn();
    const onPress = vi.fn();
    await render(
      <AlertProvider>
        <Probe
          onReady={(ready) => {
            alerts = ready;
          }}
        />
        {what === 'Drawer' ? (
          <Drawer id="menu" label="Menú" open onOpenChange={onOpenChange}>
            <Button>Inicio</Button>
          </Drawer>
        ) : (
          <Dialog open modal={modal} onOpenChange={onOpenChange}>
            <DialogContent title="Café Sol">
              <Button>Inicio</Button>
            </DialogContent>
          </Dialog>
        )}
      </AlertProvider>,
    );
    flushSync(() => alerts?.show({ message: 'Logo eliminado', action: { label: 'Deshacer', onPress } }));
    await button(name).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    // Radix decides after the click, in a task of its own.
    await new Promise((done) => setTimeout(done));
    expect(onPress).toHaveBeenCalledTimes(name === 'Deshacer' ? 1 : 0);
    expect(onOpenChange).not.toHaveBeenCalled();
    // A press beside both still closes it.
    await userEvent.click(document.documentElement, { position: { x: 1000, y: 400 }, force: true });
    await expect.poll(() => onOpenChange.mock.lastCall).toEqual([false]);
  });
});

describe('alerts stay clear of an open dialog', () => {
  afterEach(() => page.viewport(1024, 768));

  test.each([
    [1440, 900],
    [768, 1024],
    [640, 360],
    [480, 640],
    [390, 844],
    [320, 640],
  ])(
    'in a window of %i by %i px: its title can be read, its buttons and its cross can be pressed, and none of them is out of the window',
    async (width, height) => {
      await page.viewport(width, height);
      let alerts: Alerts | undefined;
      await render(
        <AlertProvider>
          <Probe
            onReady={(ready) => {
              alerts = ready;
            }}
          />
          <Dialog open>
            <DialogContent
              title="Café Sol"
              size="lg"
              footer={
                <>
                  <Button variant="secondary">Favorito</Button>
                  <Button>Descargar</Button>
                </>
              }
            >
              {'Un párrafo que se repite para que haya que desplazarse. '.repeat(120)}
            </DialogContent>
          </Dialog>
        </AlertProvider>,
      );
      flushSync(() => alerts?.show({ message: 'Descargando: Café Sol' }));
      const alert = page.getByRole('alert').element().parentElement;
      const dialog = page.getByRole('dialog');
      const buttons = ['Favorito', 'Descargar', 'Cerrar'].map((name) => dialog.getByRole('button', { name }));
      for (const part of [dialog.getByRole('heading'), ...buttons]) {
        await expect.poll(() => overlap(alert, part.element())).toBe(false);
        expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
      }
      expect(alert?.getBoundingClientRect().y).toBeGreaterThanOrEqual(0);
    },
  );

  function overlap(one: Element | null, other: Element): boolean {
    const [a, b] = [one?.getBoundingClientRect(), other.getBoundingClientRect()];
    return !a || (a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom);
  }
});

describe('with large text on a phone', () => {
  afterEach(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(1024, 768);
  });

  test('the main action is in sight however long the dialog is, after the others in the order of Tab', async () => {
    await page.viewport(360, 800);
    document.documentElement.style.fontSize = '32px';
    await render(
      <Dialog open>
        <DialogContent
          title="Tu logo"
          footer={<Button>Regenerar</Button>}
          mainAction={<Button>Descargar</Button>}
        >
          {'Un párrafo que se repite para que haya que desplazarse. '.repeat(40)}
        </DialogContent>
      </Dialog>,
    );
    const bottom = (name: string) => button(name).element().getBoundingClientRect().bottom;
    expect(bottom('Descargar')).toBeLessThanOrEqual(800);
    expect(bottom('Regenerar')).toBeGreaterThan(1600);
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(button('Descargar')).toHaveFocus();
  });
});

describe('in a low window', () => {
  afterEach(() => page.viewport(1024, 768));

  test.each([
    [320, 256, 'static'],
    [640, 360, 'sticky'],
    [390, 700, 'sticky'],
  ])('of %d by %d px the row of actions is %s', async (width, height, position) => {
    await page.viewport(width, height);
    await render(
      <Dialog open>
        <DialogContent title="Tu logo" footer={<Button>Descargar</Button>}>
          Mar Abierto
        </DialogContent>
      </Dialog>,
    );
    const row = button('Descargar').element().parentElement;
    expect(row && getComputedStyle(row).position).toBe(position);
  });
});
