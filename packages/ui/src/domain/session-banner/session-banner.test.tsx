import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { SessionBanner } from './session-banner';
import { shortSessionId } from './short-session-id';

test.each([
  ['1763689000000_k3j9x', '17636890'],
  ['corta', 'corta'],
  ['', ''],
])('[§9] %j is shown as %j', (id, shown) => {
  expect(shortSessionId(id)).toBe(shown);
});

test('[§2 Protected-page wrapper] an active session says whose it is and the first 8 characters', async () => {
  const screen = await render(
    <SessionBanner session={{ status: 'active', name: 'Ana', sessionId: '1763689000000_k3j9x' }} />,
  );
  await expect.element(screen.getByText('Sesión segura activa para Ana')).toBeVisible();
  await expect.element(screen.getByText('17636890', { exact: true })).toBeVisible();
  expect(screen.container.textContent).not.toContain('1763689000000');
});

test('[§2 Protected-page wrapper] while it is checked, a status says so', async () => {
  const screen = await render(<SessionBanner session={{ status: 'checking' }} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Verificando sesión\.\.\.$/);
});

test('[§2 Protected-page wrapper] without a session the page is closed and leads home', async () => {
  const screen = await render(<SessionBanner session={{ status: 'restricted', homeLink: '/' }} />);
  await expect
    .element(
      screen.getByText('Acceso Restringido - Necesitas iniciar sesión para acceder a esta página.', {
        exact: true,
      }),
    )
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Volver al Inicio' })).toHaveAttribute('href', '/');
});

describeConformance('SessionBanner', <SessionBanner session={{ status: 'checking' }} />, { tag: 'div' });
describeConformance(
  'SessionBanner, restricted',
  <SessionBanner session={{ status: 'restricted', homeLink: '/' }} />,
  { tag: 'div' },
);
