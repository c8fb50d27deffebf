import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../testing/render-app';
import {
  type Answers,
  garbage,
  held,
  inTurn,
  json,
  networkFailure,
  plain,
} from '../../testing/scripted-fetch';
import { HISTORY, historyItem, MOVEMENTS, movementItem, SESSION } from '../../testing/server';

afterEach(() => vi.restoreAllMocks());

type Setup = { path?: string; logos?: readonly object[]; movements?: readonly object[]; answers?: Answers };

async function history({ path = '/record', logos = HISTORY, movements = MOVEMENTS, answers }: Setup = {}) {
  const app = await renderApp({
    path,
    answers: {
      '/logos_info': json({ respuesta: logos }),
      '/movimiento_info': json({ respuesta: movements }),
      ...answers,
    },
  });
  await expect.element(app.getByRole('button', { name: 'Refrescar' })).toBeEnabled();
  return app;
}
type App = Awaited<ReturnType<typeof history>>;
const many = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    historyItem(n + 1, `Marca ${n + 1}`, { creationDate: new Date(2025, 0, 200 - n).toISOString() }),
  );
const titles = () =>
  [...document.querySelectorAll('article h3, article h2')].map((one) => one.textContent?.trim());
const press = (button: { element: () => Element }) => (button.element() as HTMLElement).click();
const toMovements = (app: App) => app.getByRole('tab', { name: /^Movimientos/ }).click();
const pages = () =>
  [...document.querySelectorAll('nav[aria-label=Paginación] button')].map((one) => one.textContent?.trim());
const filters = (app: App) => app.getByRole('button', { name: /^Filtros/ }).click();

describe('both tabs', () => {
  test('[§2 History: tabs] [§4 History: fetched when known] [§7 /logos_info: request] [§7 /movimiento_info: request] two tabs with their counts; both lists are asked for on arrival', async () => {
    const app = await history();
    const tabs = () =>
      app
        .getByRole('tab')
        .elements()
        .map((tab) => tab.textContent);
    await expect.poll(tabs).toEqual(['Logos Creados (3)', 'Movimientos (3)']);
    const asked = app.requests.slice(1).map(({ method, path, body }) => [method, path, body]);
    expect(asked.sort()).toEqual([
      ['POST', '/logos_info', { session: SESSION }],
      ['POST', '/movimiento_info', { session: SESSION }],
    ]);
  });

  test('a list that failed is asked for again once the connection is back', async () => {
    const app = await history({
      answers: { '/logos_info': inTurn(networkFailure, json({ respuesta: HISTORY })) },
    });
    const tabs = () =>
      app
        .getByRole('tab')
        .elements()
        .map((tab) => tab.textContent);
    await expect.poll(tabs).toEqual(['Logos Creados (0)', 'Movimientos (3)']);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await expect.poll(tabs).toEqual(['Logos Creados (3)', 'Movimientos (3)']);
    expect([app.sent('/logos_info').length, app.sent('/movimiento_info').length]).toEqual([2, 1]);
  });

  test('[§2 History: Refrescar] [§4 History: Refrescar] it loads the current tab again and is disabled meanwhile', async () => {
    const second = held(json({ respuesta: [historyItem(9, 'Nueva')] }));
    const app = await history({
      answers: { '/logos_info': inTurn(json({ respuesta: HISTORY }), second.answer) },
    });
    await app.getByRole('button', { name: 'Refrescar' }).click();
    await expect.element(app.getByRole('button', { name: 'Refrescar' })).toBeDisabled();
    second.release();
    await expect.poll(titles).toEqual(['Logo #1 Nueva']);
    expect(app.sent('/logos_info')).toHaveLength(2);
    expect(app.sent('/movimiento_info')).toHaveLength(1);
    await toMovements(app);
    await app.getByRole('button', { name: 'Refrescar' }).click();
    await expect.poll(() => app.sent('/movimiento_info').length).toBe(2);
    expect(app.sent('/logos_info')).toHaveLength(2);
  });

  test('Refrescar has the focus again once it can be pressed again', async () => {
    const second = held(json({ respuesta: HISTORY }));
    const app = await history({
      answers: { '/logos_info': inTurn(json({ respuesta: HISTORY }), second.answer) },
    });
    const refresh = app.getByRole('button', { name: 'Refrescar' });
    (refresh.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(refresh).toBeDisabled();
    second.release();
    await expect.element(refresh).toHaveFocus();
  });

  test('what a search or a filter found is told', async () => {
    const app = await history({ logos: many(25) });
    const told = () => app.getByRole('status').elements()[0]?.textContent;
    await expect.poll(told).toBe('25 logos encontrados');
    await app.getByRole('searchbox').fill('Marca 2');
    await expect.poll(told).toBe('7 logos encontrados');
    await app.getByRole('searchbox').fill('nada así');
    await expect.poll(told).toBe('0 logos encontrados');
    await toMovements(app);
    await expect.poll(told).toMatch(/^\d+ movimientos encontrados$/);
  });

  test('[§2 History: switching tab] it resets the page, the search, the category and the order', async () => {
    const app = await history({
      path: '/record?page=2&search=marca&category=technology&sort=name_logo&order=asc',
      logos: many(25),
    });
    await expect.element(app.getByRole('searchbox')).toHaveValue('marca');
    await toMovements(app);
    await expect.element(app.getByRole('searchbox')).toHaveValue('');
    await expect.poll(app.address).toBe('/record?tab=movements');
    await app.getByRole('tab', { name: /^Logos/ }).click();
    await expect.poll(app.address).toBe('/record');
    await expect.poll(titles).toHaveLength(10);
  });

  test('[§2 History: filters panel] the filters are closed until asked for and offer field, order and category', async () => {
    const app = await history();
    expect(app.getByLabelText('Ordenar por').elements()).toEqual([]);
    await filters(app);
    const options = (label: string) =>
      [...(app.getByLabelText(label, { exact: true }).element() as HTMLSelectElement).options].map(
        (one) => one.value,
      );
    await expect.element(app.getByLabelText('Ordenar por')).toBeVisible();
    expect(options('Ordenar por')).toEqual(['fecha_logo', 'name_logo', 'industry_logo']);
    expect(options('Orden')).toEqual(['desc', 'asc']);
    expect(options('Categoría')[0]).toBe('todos');
    expect(options('Categoría')).toHaveLength(17);
    await toMovements(app);
    await expect.element(app.getByLabelText('Ordenar por')).toBeVisible();
    await expect.poll(() => options('Ordenar por')).toEqual(['fecha_mov', 'concepto', 'cantidad']);
    expect(options('Categoría')).toEqual(['todos', 'ingresos', 'egresos']);
  });
});

describe('logos', () => {
  test('[§2 History: logo cards] [§9 History dates es-CL] [§4 History: default order] newest first, numbered, with date and chips', async () => {
    const app = await history();
    await expect.poll(titles).toEqual(['Logo #1 Dulce Canela', 'Logo #2 Nubia Tech', 'Logo #3 Sierra Viva']);
    const card = app.getByRole('article').first();
    await expect.element(card.getByText('15-04-2025')).toBeVisible();
    await expect.element(card.getByText('Alimentaria')).toBeVisible();
    await expect.element(card.getByText('Solo texto')).toBeVisible();
    await expect.element(card.getByText('Logo de Dulce Canela.')).toBeVisible();
    await expect.element(app.getByRole('link', { name: 'Nuevo Logo' })).toHaveAttribute('href', '/generate');
  });

  test('[§3 History logo: defaults] an item that says nothing has the defaults', async () => {
    const app = await history({ logos: [{}] });
    const card = app.getByRole('article').first();
    await expect.element(card).toBeVisible();
    for (const text of ['Logo sin nombre', 'Sin categoría', 'Sin tipo', 'Sin descripción']) {
      expect(card.element().textContent).toContain(text);
    }
    expect(card.element().textContent).toContain(new Date().toLocaleDateString('es-CL'));
  });

  test('[§2 History: empty logos] with none it invites to create the first', async () => {
    const app = await history({ logos: [] });
    await expect.element(app.getByText('No tienes logos creados', { exact: true })).toBeVisible();
    await expect.element(app.getByText('Comienza creando tu primer logo', { exact: true })).toBeVisible();
    await app.getByRole('link', { name: 'Crear Logo' }).click();
    await expect.poll(app.address).toBe('/generate');
  });

  test('[§2 History: no logos found] filters that match nothing say so', async () => {
    const app = await history({ path: '/record?search=zzz' });
    await expect.element(app.getByText('No se encontraron logos', { exact: true })).toBeVisible();
    await expect
      .element(app.getByText('Intenta ajustar los filtros de búsqueda', { exact: true }))
      .toBeVisible();
  });

  test.each([
    ['NUBIA', 'the name', ['Logo #1 Nubia Tech']],
    ['food', 'the industry', ['Logo #1 Dulce Canela']],
    ['logo de sierra', 'the description', ['Logo #1 Sierra Viva']],
    ['modern', 'the style', []],
  ])(
    '[§5 History search: logos] %s is looked for in name, industry and description (%s)',
    async (text, _in, found) => {
      const app = await history();
      await app.getByRole('searchbox').fill(text);
      await expect.poll(titles).toEqual(found);
    },
  );

  test("[§5 History category filter] the category is compared with the industry ignoring case; 'todos' is no filter", async () => {
    const app = await history({ logos: [...HISTORY, historyItem(4, 'Roble', { industry: 'NATURE' })] });
    await filters(app);
    const select = app.getByLabelText('Categoría', { exact: true });
    await select.selectOptions('nature');
    await expect.poll(() => titles().length).toBe(2);
    await select.selectOptions('todos');
    await expect.poll(() => titles().length).toBe(4);
  });

  test('[§2 History: sort field] [§4 History: sort] name and industry sort too, both ways', async () => {
    const app = await history();
    await filters(app);
    await app.getByLabelText('Ordenar por').selectOptions('name_logo');
    await app.getByLabelText('Orden', { exact: true }).selectOptions('asc');
    await expect.poll(titles).toEqual(['Logo #1 Dulce Canela', 'Logo #2 Nubia Tech', 'Logo #3 Sierra Viva']);
    await app.getByLabelText('Orden', { exact: true }).selectOptions('desc');
    await expect.poll(titles).toEqual(['Logo #1 Sierra Viva', 'Logo #2 Nubia Tech', 'Logo #3 Dulce Canela']);
  });

  test.each([
    ['a 500', plain('x', 500)],
    ['no connection', networkFailure],
    ['a web page', garbage],
  ])(
    '[§8 History logos failure] [§2 History: red banner] %s: a red banner, and the list is emptied until Refrescar brings it back',
    async (_name, answer) => {
      const app = await history({
        answers: {
          '/logos_info': inTurn(json({ respuesta: HISTORY }), answer, json({ respuesta: HISTORY })),
        },
      });
      await expect.poll(titles).toHaveLength(3);
      await app.getByRole('button', { name: 'Refrescar' }).click();
      await expect
        .poll(() => document.querySelector('main')?.textContent)
        .toContain('Error al cargar los logos');
      expect(titles()).toEqual([]);
      await expect.element(app.getByRole('tab', { name: 'Logos Creados (0)' })).toBeVisible();
      await app.getByRole('button', { name: 'Refrescar' }).click();
      await expect.poll(titles).toHaveLength(3);
      expect(document.querySelector('main')?.textContent).not.toContain('Error al cargar');
    },
  );
});

describe('pager', () => {
  test('[§9 History page size] [§4 History: page size] ten on a page, and with one page there is no pager', async () => {
    await history({ logos: many(10) });
    await expect.poll(titles).toHaveLength(10);
    expect(pages()).toEqual([]);
  });

  test('[§9 Pager window] [§2 History: numbered across pages] five numbers slide with the page, and numbering goes on', async () => {
    const app = await history({ logos: many(75) });
    const go = async (name: string, page: number) => {
      press(app.getByRole('navigation', { name: 'Paginación' }).getByRole('button', { name, exact: true }));
      await expect.poll(app.address).toBe(`/record?page=${page}`);
    };
    await expect.poll(pages).toEqual(['Anterior', '1', '2', '3', '4', '5', 'Siguiente']);
    await go('Página 5', 5);
    await expect.poll(pages).toEqual(['Anterior', '3', '4', '5', '6', '7', 'Siguiente']);
    await expect.poll(() => titles()[0]).toBe('Logo #41 Marca 41');
    for (const page of [6, 7, 8]) await go('Siguiente', page);
    await expect.poll(pages).toEqual(['Anterior', '4', '5', '6', '7', '8', 'Siguiente']);
    await expect.poll(titles).toHaveLength(5);
    app.goBack();
    await expect.poll(app.address).toBe('/record?page=7');
  });

  test.each([
    ['logos', '/record', 'Logo #11 Marca 11'],
    ['movements', '/record?tab=movements', undefined],
  ])('the next page of %s is read from its start, which has the focus', async (_tab, path, title) => {
    const moves = Array.from({ length: 25 }, (_, n) => movementItem(n + 1, { concepto: `Marca ${n + 1}` }));
    const app = await history({ path, logos: many(25), movements: moves });
    await expect.poll(pages).toHaveLength(5);
    await app.getByRole('button', { name: 'Siguiente', exact: true }).click();
    const list = app.getByRole('group', { name: 'Página 2 de 3' });
    await expect.element(list).toHaveFocus();
    if (title) expect(titles()[0]).toBe(title);
    const { top } = list.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(window.innerHeight / 2);
    // What else leads to another page leaves the focus where it is.
    const search = app.getByRole('searchbox');
    await search.fill('Marca');
    await expect.poll(app.address).not.toContain('page=');
    await expect.element(search).toHaveFocus();
  });

  test.each(['search', 'filter', 'sort'])(
    '[Product: back to page 1] a new %s returns to page 1',
    async (change) => {
      const app = await history({ path: '/record?page=2', logos: many(25) });
      await expect.poll(() => titles()[0]).toBe('Logo #11 Marca 11');
      if (change === 'search') await app.getByRole('searchbox').fill('Marca');
      else {
        await filters(app);
        if (change === 'filter')
          await app.getByLabelText('Categoría', { exact: true }).selectOptions('technology');
        else await app.getByLabelText('Orden', { exact: true }).selectOptions('asc');
      }
      await expect.poll(() => titles()[0]).toMatch(/^Logo #1 /);
      await expect.poll(app.address).not.toContain('page=');
    },
  );

  test('a page past the end is the last one', async () => {
    await history({ path: '/record?page=99', logos: many(12) });
    await expect.poll(titles).toEqual(['Logo #11 Marca 11', 'Logo #12 Marca 12']);
  });
});

describe('movements', () => {
  const movements = (setup: Setup = {}) => history({ path: '/record?tab=movements', ...setup });

  test('[§2 History: summary tiles] [§9 Money] [Product: totals of everything] three tiles over everything loaded', async () => {
    const app = await movements({ path: '/record?tab=movements&category=egresos' });
    await expect.poll(titles).toEqual(['Logo creado']);
    const tiles = app.getByRole('tabpanel').element().querySelector('dl');
    expect(tiles?.textContent).toBe('Total Ingresos$5.300Total Egresos$1.200Transacciones3');
  });

  test('[§2 History: movements] [Product: amounts] concept, description, signed amount, arrow, date, badge, category and reference', async () => {
    const app = await movements();
    await expect.poll(titles).toEqual(['Logo creado', 'Compra de créditos', 'Bienvenida']);
    const [expense, income] = app.getByRole('article').elements();
    for (const text of ['Dulce Canela', '-$1.200', '15-04-2025', 'Egreso', 'Logos', 'LOGO-2']) {
      expect(expense?.textContent).toContain(text);
    }
    expect(expense?.querySelector('[data-arrow=down]')).not.toBeNull();
    for (const text of ['+$5.000', 'Ingreso', 'PAGO-1']) expect(income?.textContent).toContain(text);
    expect(income?.querySelector('[data-arrow=up]')).not.toBeNull();
  });

  test('[§3 Movement: defaults] [Product: unknown type] an item that says nothing has the defaults, and an unknown type is an ingreso', async () => {
    const app = await movements({
      movements: [{ id: 7 }, { id: 8, tipo_mov: 'egreso' }, { tipo_mov: 'otro' }],
    });
    await expect.poll(titles).toHaveLength(3);
    const text = app.getByRole('tabpanel').element().textContent;
    for (const part of [
      'Ingreso de créditos',
      'Egreso de créditos',
      'Movimiento de créditos',
      'General',
      'REF-7',
      '+$0',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('[§5 Movement filter] ingresos is income only, egresos everything else', async () => {
    const app = await movements();
    await filters(app);
    const select = app.getByLabelText('Categoría', { exact: true });
    await select.selectOptions('ingresos');
    await expect.poll(titles).toEqual(['Compra de créditos', 'Bienvenida']);
    await select.selectOptions('egresos');
    await expect.poll(titles).toEqual(['Logo creado']);
  });

  test.each([
    ['BIENVENIDA', ['Bienvenida']],
    ['paquete', ['Compra de créditos', 'Bienvenida']],
    ['regalos', ['Bienvenida']],
    ['PAGO-1', []],
  ])(
    '[§5 History search: movements] %s is looked for in concept, description and category',
    async (text, found) => {
      const app = await movements();
      await app.getByRole('searchbox').fill(text);
      await expect.poll(titles).toEqual(found);
    },
  );

  test('[§4 Movement sort fields] by date, concept and amount', async () => {
    const app = await movements();
    await filters(app);
    const field = app.getByLabelText('Ordenar por');
    await field.selectOptions('cantidad');
    await expect.poll(titles).toEqual(['Compra de créditos', 'Logo creado', 'Bienvenida']);
    await field.selectOptions('concepto');
    await expect.poll(titles).toEqual(['Logo creado', 'Compra de créditos', 'Bienvenida']);
  });

  test('[§2 History: empty movements] with none it says when there will be some', async () => {
    const app = await movements({ movements: [] });
    await expect.element(app.getByText('No hay movimientos registrados', { exact: true })).toBeVisible();
    await expect
      .element(
        app.getByText('Los movimientos de créditos aparecerán aquí cuando realices transacciones', {
          exact: true,
        }),
      )
      .toBeVisible();
  });

  test('[§2 History: no movements found] filters that match nothing say so', async () => {
    const app = await movements({ path: '/record?tab=movements&search=zzz' });
    await expect.element(app.getByText('No se encontraron movimientos', { exact: true })).toBeVisible();
  });

  test.each([
    ['a 500', plain('x', 500)],
    ['no connection', networkFailure],
    ['a web page', garbage],
  ])('[§8 Movements failure] %s: a red banner, and the list is emptied', async (_name, answer) => {
    const app = await movements({ answers: { '/movimiento_info': answer } });
    await expect
      .poll(() => document.querySelector('main')?.textContent)
      .toContain('Error al cargar los movimientos');
    expect(titles()).toEqual([]);
    const tiles = app.getByRole('tabpanel').element().querySelector('dl');
    expect(tiles?.textContent).toBe('Total Ingresos—Sin datosTotal Egresos—Sin datosTransacciones—Sin datos');
    await expect.element(app.getByRole('tab', { name: 'Logos Creados (3)' })).toBeVisible();
  });

  test('[Product: large history] a hundred thousand movements are shown ten at a time', async () => {
    const all = Array.from({ length: 100_000 }, (_, n) => movementItem(n + 1));
    const app = await movements({ movements: all });
    await expect.element(app.getByRole('tab', { name: 'Movimientos (100000)' })).toBeVisible();
    expect(titles()).toHaveLength(10);
  });
});
