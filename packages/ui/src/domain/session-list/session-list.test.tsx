import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sessionFixtures } from '../fixtures/library';
import { SessionList } from './session-list';

const nothing = () => {};

test('the current session says so and cannot be closed here; every other can, by name', async () => {
  const onClose = vi.fn();
  const screen = await render(
    <SessionList
      state={{ status: 'ready', sessions: sessionFixtures }}
      onClose={onClose}
      onCloseOthers={nothing}
    />,
  );
  const rows = screen.getByRole('listitem').elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Chrome en WindowsEsta sesiónAbierta el .*2026$/),
    expect.stringMatching(/^Safari en iPhoneAbierta el .* · Usada por última vez el .*Cerrar$/),
    expect.stringMatching(/^Dispositivo desconocido.*Cerrar$/),
  ]);
  await screen.getByRole('button', { name: /^Cerrar la sesión de Safari en iPhone/ }).click();
  expect(onClose).toHaveBeenCalledExactlyOnceWith('b');
});

test('with no other session there is nothing to close', async () => {
  const screen = await render(
    <SessionList
      state={{ status: 'ready', sessions: sessionFixtures.slice(0, 1) }}
      onClose={nothing}
      onCloseOthers={nothing}
    />,
  );
  await expect.element(screen.getByText('Esta sesión')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

test('while one is being closed its button ignores a second press', async () => {
  const onClose = vi.fn();
  const screen = await render(
    <SessionList
      state={{ status: 'ready', sessions: sessionFixtures }}
      closing="b"
      onClose={onClose}
      onCloseOthers={nothing}
    />,
  );
  const busy = screen.getByRole('button', { name: /Safari en iPhone/ });
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  (busy.element() as HTMLElement).click();
  expect(onClose).not.toHaveBeenCalled();
});

function Closing() {
  const [sessions, setSessions] = useState(sessionFixtures);
  return (
    <SessionList
      state={{ status: 'ready', sessions }}
      onClose={(id) => setSessions(sessions.filter((session) => session.id !== id))}
      onCloseOthers={() => setSessions(sessions.filter(({ current }) => current))}
    />
  );
}

test.each([
  ['the row', /Safari en iPhone/],
  ['the button below the list', 'Cerrar todas las demás'],
])('when %s that had the focus is gone, the focus is on the heading', async (_, name) => {
  const screen = await render(<Closing />);
  const button = screen.getByRole('button', { name }).element() as HTMLElement;
  button.focus();
  button.click();
  await expect.element(screen.getByRole('heading', { name: 'Sesiones abiertas' })).toHaveFocus();
});
