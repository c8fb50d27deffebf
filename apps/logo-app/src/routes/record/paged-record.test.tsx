import { expect, test } from 'vitest';
import { pagedAnswers } from '../../testing/paged-server';
import { renderApp } from '../../testing/render-app';
import { plain } from '../../testing/scripted-fetch';
import { SESSION } from '../../testing/server';

const answers = pagedAnswers({ logos: 95, movements: 3000 });
const rows = () => [...document.querySelectorAll('article')].map((row) => row.textContent);
const record = (path = '/record', more = {}) => renderApp({ path, answers: { ...answers, ...more } });

test('[Product: capabilities] where `paging` is announced each tab asks for its page, and counts all', async () => {
  const app = await record();
  await expect.element(app.getByRole('tab', { name: 'Logos Creados (95)' })).toBeVisible();
  await expect.element(app.getByRole('tab', { name: 'Movimientos (3000)' })).toBeVisible();
  const first = { session: SESSION, limit: 10, offset: 0, search: '', category: 'todos', order: 'desc' };
  expect(app.sent('/logos_info').map(({ body }) => body)).toEqual([{ ...first, sort: 'fecha_logo' }]);
  expect(app.sent('/movimiento_info').map(({ body }) => body)).toEqual([{ ...first, sort: 'fecha_mov' }]);
  await app.getByRole('button', { name: 'Página 4' }).click();
  await expect.poll(() => rows()[0]).toContain('Logo #31');
  expect(rows()[0]).toContain('Marca 31');
  expect(app.address()).toBe('/record?page=4');
  await app.getByRole('button', { name: 'Refrescar' }).click();
  await expect.poll(() => app.sent('/logos_info')).toHaveLength(3);
  expect(app.sent('/movimiento_info')).toHaveLength(1);
});

test('an address of a page that is no longer there leads to the last one', async () => {
  const app = await record('/record?page=99');
  await expect.poll(() => rows()[0]).toContain('Logo #91');
  expect(rows()).toHaveLength(5);
  expect(app.address()).toBe('/record?page=10');
});

test.each([
  ['before the first', '-1', [0], 'Logo #1'],
  ['past what a server looks for', '99999999999', [9_999_990, 90], 'Logo #91'],
])('an address of a page %s leads to the nearest one', async (_name, page, offsets, first) => {
  const app = await record(`/record?page=${page}`);
  await expect.poll(() => rows()[0]).toContain(first);
  expect(app.sent('/logos_info').map(({ body }) => (body as { offset: number }).offset)).toEqual(offsets);
});

test('a search starts over at the first page, asked for once it pauses; with nothing found it says so', async () => {
  const app = await record('/record?page=3');
  await expect.poll(() => rows()[0]).toContain('Logo #21');
  await app.getByRole('searchbox').fill('marca 9');
  await expect.poll(() => rows().length).toBe(7);
  expect(rows()[0]).toContain('Logo #1');
  expect(app.sent('/logos_info').map(({ body }) => (body as { search: string }).search)).toEqual([
    '',
    'marca 9',
  ]);
  await app.getByRole('searchbox').fill('zzz');
  await expect.element(app.getByText('No se encontraron logos', { exact: true })).toBeVisible();
  await expect.element(app.getByRole('tab', { name: 'Logos Creados (95)' })).toBeVisible();
});

test('movements are filtered and totalled by the server', async () => {
  const app = await record('/record?tab=movements&category=egresos&page=150');
  await expect.poll(() => rows().length).toBe(10);
  const tiles = app.getByRole('tabpanel').element().querySelector('dl');
  expect(tiles?.textContent).toBe('Total Ingresos$7Total Egresos$5Transacciones3000');
  expect(app.sent('/movimiento_info').map(({ body }) => body)).toMatchObject([
    { category: 'egresos', offset: 1490 },
  ]);
});

test('[§8 Movements failure] a page that fails empties the list, under its banner', async () => {
  const app = await record('/record?tab=movements', { '/movimiento_info': plain('x', 500) });
  await expect.element(app.getByText('Error al cargar los movimientos')).toBeVisible();
  await expect.element(app.getByRole('tab', { name: 'Movimientos (0)' })).toBeVisible();
  const tiles = app.getByRole('tabpanel').element().querySelector('dl');
  expect(tiles?.textContent).toBe('Total Ingresos—Sin datosTotal Egresos—Sin datosTransacciones—Sin datos');
});
