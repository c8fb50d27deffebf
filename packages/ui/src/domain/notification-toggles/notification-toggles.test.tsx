import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NotificationToggles } from './notification-toggles';

const value = { email: true, features: false, tips: true, marketing: false };

test('[§2 Profile] four switches show the preferences in their order', async () => {
  const screen = await render(<NotificationToggles value={value} onValueChange={() => {}} />);
  const switches = screen.getByRole('group', { name: 'Notificaciones' }).getByRole('switch').elements();
  expect(switches.map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'false', 'true', 'false']);
});

test.each([
  ['Notificaciones por correo', { email: false }],
  ['Nuevas funciones', { features: true }],
  ['Consejos de diseño', { tips: false }],
  ['Promociones', { marketing: true }],
])('a press on %s reports all four with that one changed', async (name, change) => {
  const onValueChange = vi.fn();
  const screen = await render(<NotificationToggles value={value} onValueChange={onValueChange} />);
  await screen.getByRole('switch', { name }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ ...value, ...change });
});
