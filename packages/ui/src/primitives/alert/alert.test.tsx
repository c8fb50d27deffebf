import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Alert, AlertProvider, type AlertRequest, type Alerts, useAlerts } from '.';

beforeEach(async () => {
  // A pointer left where alerts appear, by whatever ran before in this browser, would stop their time.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 }, force: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Probe({ onReady }: { onReady: (alerts: Alerts) => void }) {
  onReady(useAlerts());
  return null;
}

async function setup(children?: ReactNode) {
  let alerts: Alerts | undefined;
  await render(
    <AlertProvider>
      {children}
      <Probe
        onReady={(ready) => {
          alerts = ready;
        }}
      />
    </AlertProvider>,
  );
  return (request: AlertRequest) => flushSync(() => alerts?.show(request));
}

const shown = () => document.querySelectorAll('[role="alert"]').length;
/** The clock goes on, and React has drawn what followed from it, effects included. */
const pass = (milliseconds: number) => flushSync(() => void vi.advanceTimersByTime(milliseconds));
/** What React does in answer to an event, it does before the next frame. */
const settle = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

test('the alert element holds the message and nothing else; its close button is a sibling', async () => {
  const show = await setup();
  show({ message: 'Descargando: Café Ñandú' });
  const alert = page.getByRole('alert').element();
  expect(alert.textContent).toBe('Descargando: Café Ñandú');
  expect(alert.querySelector('button')).toBeNull();
  expect(alert.parentElement?.querySelector('button')).not.toBeNull();
});

test('an alert is shown where nothing is ever measured, as in the simulated document of a test', async () => {
  class Blind implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Blind);
  const show = await setup();
  show({ message: 'Guardado: Semilla' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Guardado: Semilla');
});

test('a long action leaves the message its room where both do not fit', async () => {
  await render(
    <div style={{ width: '17rem' }}>
      <Alert
        message="En otra pestaña se guardó una versión de este logo."
        action={{ label: 'Seguir desde esa', onPress: () => {} }}
        onDismiss={() => {}}
      />
    </div>,
  );
  expect(page.getByRole('alert').element().clientWidth).toBeGreaterThanOrEqual(128);
});

test('an alert goes after eight seconds and says why', async () => {
  const show = await setup();
  const onEnd = vi.fn();
  show({ message: 'Guardado', onEnd });
  pass(7999);
  expect(shown()).toBe(1);
  pass(1);
  expect(shown()).toBe(0);
  expect(onEnd.mock.calls).toEqual([['timeout']]);
});

test('an error stays until it is closed', async () => {
  const show = await setup();
  show({ message: 'Error generando logo: sin saldo', tone: 'danger' });
  pass(3_600_000);
  expect(shown()).toBe(1);
  page
    .getByRole('button', { name: 'Cerrar aviso' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await settle();
  expect(shown()).toBe(0);
});

describe('a failure that repeats', () => {
  const failure = { message: 'No se pudo guardar', tone: 'danger' } as const;

  test('takes the place of the one before it, in a new element, as only that is announced again', async () => {
    const show = await setup();
    const onEnd = vi.fn();
    show({ ...failure, onEnd });
    const before = page.getByRole('alert').element();
    show({ message: 'No se pudo cargar', tone: 'danger' });
    show(failure);
    const messages = page.getByRole('alert').elements();
    expect(messages.map(({ textContent }) => textContent)).toEqual([
      'No se pudo cargar',
      'No se pudo guardar',
    ]);
    expect(before.isConnected).toBe(false);
    expect(onEnd.mock.calls).toEqual([['closed']]);
  });

  test('gives back the focus that the one before it had, as a close does', async () => {
    const show = await setup(<button type="button">Guardar</button>);
    (page.getByRole('button', { name: 'Guardar' }).element() as HTMLElement).focus();
    show(failure);
    await userEvent.keyboard('{F6}');
    await expect.element(page.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus();
    show(failure);
    await settle();
    expect(document.activeElement?.textContent).toBe('Guardar');
  });

  test('is alone in that: other alerts of the same text are told each by itself', async () => {
    const show = await setup();
    for (const tone of ['success', 'danger', 'success'] as const) show({ message: 'Café Sol', tone });
    expect(shown()).toBe(3);
  });
});

test('time stands still while the focus is in the region, and goes on after', async () => {
  const show = await setup();
  show({ message: 'Logo eliminado' });
  pass(5000);
  const close = page.getByRole('button', { name: 'Cerrar aviso' }).element();
  if (close instanceof HTMLElement) close.focus();
  await settle();
  pass(60_000);
  expect(shown()).toBe(1);
  if (close instanceof HTMLElement) close.blur();
  await settle();
  pass(3000);
  expect(shown()).toBe(0);
});

describe('the keyboard reaches an alert', () => {
  const many = Array.from({ length: 40 }, (_, number) => `Botón ${number}`).map((name) => (
    <button key={name} type="button">
      {name}
    </button>
  ));
  const undo = { label: 'Deshacer', onPress: () => {} };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const start = async () => {
    const show = await setup(many);
    (button('Botón 3').element() as HTMLElement).focus();
    return show;
  };

  test('that can be acted on with the first Tab; at its end Tab goes on from where it left', async () => {
    const show = await start();
    show({ message: 'Logo eliminado', action: undo });
    await userEvent.tab();
    await expect.element(button('Deshacer')).toHaveFocus();
    await settle();
    pass(60_000);
    expect(shown()).toBe(1);
    await userEvent.tab({ shift: true });
    await expect.element(button('Botón 3')).toHaveFocus();
    // It was the next stop once.
    await userEvent.tab();
    await expect.element(button('Botón 4')).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect.element(button('Cerrar aviso')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Botón 5')).toHaveFocus();
  });

  test('of any kind with F6, which also leads back', async () => {
    const show = await start();
    show({ message: 'Guardado' });
    await userEvent.tab();
    await expect.element(button('Botón 4')).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect.element(button('Cerrar aviso')).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect.element(button('Botón 4')).toHaveFocus();
  });

  test('and loses nothing when it goes: the focus is where it was before', async () => {
    const show = await start();
    show({ message: 'Logo eliminado', action: undo });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Botón 3')).toHaveFocus();
    expect(shown()).toBe(0);
  });
});

test('a pointer that rests where an alert appears stops no time; one that moves on it does', async () => {
  const show = await setup();
  show({ message: 'Guardado' });
  const { x, y, height } = page.getByRole('alert').element().getBoundingClientRect();
  pass(8000);
  const at = (dx: number) =>
    userEvent.hover(document.documentElement, { position: { x: x + dx, y: y + height / 2 }, force: true });
  await at(8);
  show({ message: 'Descargando: Café Sol' });
  // The browser tells of the pointer that entered once it has drawn.
  await settle();
  await settle();
  expect(document.querySelector('[data-alert-region]:hover')).not.toBeNull();
  pass(7999);
  expect(shown()).toBe(1);
  await at(12);
  await settle();
  pass(60_000);
  expect(shown()).toBe(1);
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 }, force: true });
  await settle();
  pass(1);
  expect(shown()).toBe(0);
});

test('its action runs once and closes it', async () => {
  const show = await setup();
  const onPress = vi.fn();
  const onEnd = vi.fn();
  show({ message: 'Logo eliminado', action: { label: 'Deshacer', onPress }, onEnd });
  page
    .getByRole('button', { name: 'Deshacer' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await settle();
  expect(shown()).toBe(0);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onEnd.mock.calls).toEqual([['action']]);
});

test('useAlerts outside its provider says how to mend it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(render(<Probe onReady={() => {}} />)).rejects.toThrow('Wrap the app in <AlertProvider>');
  error.mockRestore();
});

test('a stack that is higher than the window scrolls inside it, to its first alert and its last', async () => {
  const show = await setup();
  for (let number = 1; number <= 30; number += 1) show({ message: `Aviso ${number}`, tone: 'danger' });
  const alert = (name: string) => page.getByText(name, { exact: true }).element();
  for (const name of ['Aviso 1', 'Aviso 30']) {
    alert(name).scrollIntoView();
    const { top, bottom } = alert(name).getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  }
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
});
