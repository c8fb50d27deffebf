import { expect, test } from 'vitest';
import { alerts, renderApp, settled } from '../../testing/render-app';
import {
  type Answer,
  garbage,
  held,
  inTurn,
  json,
  networkFailure,
  plain,
} from '../../testing/scripted-fetch';
import { SESSION, validAnswer } from '../../testing/server';

async function dashboard(check?: Answer) {
  const app = await renderApp({
    path: '/user',
    answers: check ? { '/validate_session': inTurn(json(validAnswer), check) } : {},
  });
  await expect.element(app.getByRole('heading', { level: 1, name: 'Hola, Ana Ruiz' })).toBeVisible();
  return app;
}

test('[§2 Dashboard: content] welcome, profile card, session, actions, technical info, figures and a bar of its own', async () => {
  const app = await dashboard();
  await expect.element(app.getByRole('heading', { level: 2, name: 'Ana Ruiz' })).toBeVisible();
  await expect.element(app.getByText('ana@ejemplo.com')).toBeVisible();
  await expect.element(app.getByRole('button', { name: 'Validar Sesión' })).toBeVisible();
  await expect.element(app.getByText('Información técnica de la sesión')).toBeVisible();
  await expect.element(app.getByText('/callback', { exact: true })).toBeVisible();
  await expect.element(app.getByText('/validate_session', { exact: true })).toBeVisible();
  await expect.element(app.getByRole('heading', { name: 'Estadísticas de uso' })).toBeVisible();
  expect(app.getByRole('navigation', { name: 'Navegación principal' }).elements()).toEqual([]);
});

test('[§9 Hard-coded values] without reported figures it shows the literals, unformatted', async () => {
  await dashboard();
  for (const [label, value] of [
    ['Logos creados', '47'],
    ['Descargas totales', '15420'],
    ['Logos este mes', '8'],
    ['Valoración', '4.8'],
  ] as const) {
    const card = [...document.querySelectorAll('p')].find((one) => one.textContent === label)?.parentElement;
    expect(card?.textContent).toBe(label + value);
  }
});

test.each([
  ['valid', json(validAnswer), 'Sesión válida y actualizada'],
  ['invalid', json({ validated: 0 }), 'Sesión inválida o expirada'],
  ['a failure', plain('Caído', 503), 'Error de validación: HTTP error! status: 503 - Caído'],
  ['no connection', networkFailure, 'Error de validación: Hubo un problema con la conexión.'],
  ['a web page', garbage, 'Error de validación: Error inesperado'],
])('[§8 Validation result] Validar Sesión: %s', async (_name, answer, message) => {
  const app = await dashboard(answer);
  await app.getByRole('button', { name: 'Validar Sesión' }).click();
  await expect.poll(alerts).toEqual([message]);
});

test('[§8 Validation result: timestamp] the result stays on the page with the moment of the check', async () => {
  const app = await dashboard();
  await app.getByRole('button', { name: 'Validar Sesión' }).click();
  await expect.poll(() => document.querySelectorAll('main time[datetime]').length).toBe(1);
  const moment = document.querySelector('main time');
  expect(moment?.parentElement?.textContent).toContain('Sesión válida y actualizada');
  expect(moment?.textContent).toBe(new Date(`${moment?.getAttribute('datetime')}`).toLocaleString('es-ES'));
});

test('[Product: checks never unmount] while it checks the page stays, and the button is busy', async () => {
  const check = held(json(validAnswer));
  const app = await dashboard(check.answer);
  await app.getByRole('button', { name: 'Validar Sesión' }).click();
  await expect
    .element(app.getByRole('button', { name: /Cargando|Validar/ }).first())
    .toHaveAttribute('aria-busy', 'true');
  await expect.element(app.getByRole('heading', { level: 1, name: 'Hola, Ana Ruiz' })).toBeVisible();
  check.release();
  await expect.poll(alerts).toEqual(['Sesión válida y actualizada']);
});

test('[§4 validateSession] an invalid session takes the page with it; the alert outlives it', async () => {
  const app = await dashboard(json({ validated: 0 }));
  await app.getByRole('button', { name: 'Validar Sesión' }).click();
  await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
  await expect.poll(alerts).toEqual(['Sesión inválida o expirada']);
  expect(localStorage.getItem('session')).toBeNull();
});

test('[§8 Refresh data] [§4 refreshUserData] Actualizar Datos asks again and shows what came', async () => {
  const app = await dashboard(json({ validated: 1, name: 'Ana Ruiz Soto' }));
  await app.getByRole('button', { name: 'Actualizar Datos' }).click();
  await expect.poll(alerts).toEqual(['Datos actualizados correctamente']);
  await expect.element(app.getByRole('heading', { level: 1, name: 'Hola, Ana Ruiz Soto' })).toBeVisible();
  expect(app.sent('/validate_session').map(({ body }) => body)).toEqual([
    { session: SESSION },
    { session: SESSION },
  ]);
});

test.each([
  ['a 500', plain('Ocupado', 500), 'HTTP error! status: 500 - Ocupado'],
  ['no connection', networkFailure, 'Hubo un problema con la conexión.'],
])('[§8 Refresh data: failure] a refresh that fails says why: %s', async (_name, answer, reason) => {
  const app = await dashboard(answer);
  await app.getByRole('button', { name: 'Actualizar Datos' }).click();
  await expect.poll(alerts).toEqual([`Error actualizando datos: ${reason}`]);
});

test('[§2 Dashboard: action cards] each alerts that it is being developed', async () => {
  const app = await dashboard();
  for (const title of ['Estadísticas', 'Equipo', 'Integraciones']) {
    await app.getByRole('button', { name: title }).click();
  }
  await expect
    .poll(alerts)
    .toEqual(['Estadísticas: en desarrollo', 'Equipo: en desarrollo', 'Integraciones: en desarrollo']);
  expect(app.requests).toHaveLength(1);
});

test('[§2 Dashboard: top navigation] its bar leads to the screens and signs out after asking', async () => {
  const app = await dashboard();
  const links = app.getByRole('navigation').getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/generate', '/gallery', '/record']);
  await app.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await app.getByRole('alertdialog').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
});

test('[Product: reported figures] figures that the server reports replace the literals', async () => {
  const stats = { logos: 5, downloads: 12, monthly: 2, rating: 5 };
  const app = await renderApp({
    path: '/user',
    answers: { '/validate_session': json({ ...validAnswer, stats }) },
  });
  await expect.element(app.getByText('Logos creados').first()).toBeVisible();
  const text = document.querySelector('main')?.textContent;
  expect(text).toContain('Logos creados5');
  expect(text).toContain('Descargas totales12');
  expect(text).toContain('Logos este mes2');
});

test.each(['Validar Sesión', 'Actualizar Datos'])(
  '%s says nothing of a session that another tab replaced meanwhile',
  async (button) => {
    const late = held(json({ validated: 0 }));
    const app = await renderApp({
      path: '/user',
      answers: { '/validate_session': inTurn(json(validAnswer), late.answer, json(validAnswer)) },
    });
    await app.getByRole('button', { name: button }).click();
    await expect.poll(() => app.sent('/validate_session')).toHaveLength(2);
    const other = '1767225600001_zzzzzzzzzzzzzzzzzzzzzzzzzz';
    localStorage.setItem('session', other);
    window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: other }));
    await expect.poll(() => app.sent('/validate_session')).toHaveLength(3);
    late.release();
    await settled();
    expect(alerts()).toEqual([]);
    await expect.element(app.getByRole('heading', { level: 1, name: 'Hola, Ana Ruiz' })).toBeVisible();
  },
);
