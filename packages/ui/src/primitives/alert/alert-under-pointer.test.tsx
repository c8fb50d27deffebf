import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertProvider, type Alerts, useAlerts } from '.';

const hover = (x: number, y: number) =>
  userEvent.hover(document.documentElement, { position: { x, y }, force: true });

beforeEach(async () => {
  await hover(1, 1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await hover(1, 1);
});

let alerts: Alerts | undefined;

function Probe() {
  alerts = useAlerts();
  return null;
}

const shown = () => document.querySelectorAll('[role="alert"]').length;
const pass = (milliseconds: number) => flushSync(() => void vi.advanceTimersByTime(milliseconds));
const show = (message: string) => flushSync(() => alerts?.show({ message }));
/** What React does in answer to an event, it does before the next frame. */
const settle = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

test('after the last alert is closed under the pointer, the time of another runs', async () => {
  const screen = await render(
    <AlertProvider>
      <Probe />
    </AlertProvider>,
  );
  show('Guardado');
  const close = screen.getByRole('button', { name: 'Cerrar aviso' }).element() as HTMLElement;
  const { x, y } = close.getBoundingClientRect();
  await hover(x + 8, y + 8);
  await hover(x + 12, y + 12);
  await settle();
  pass(60_000);
  expect(shown()).toBe(1);
  flushSync(() => close.click());
  expect(shown()).toBe(0);
  show('Descargando: Café Sol');
  pass(7999);
  expect(shown()).toBe(1);
  pass(1);
  expect(shown()).toBe(0);
});
