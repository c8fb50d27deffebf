import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as categoryFilterStates from '../category-filter/category-filter.states.stories';
import * as filterPanelStates from '../filter-panel/filter-panel.states.stories';
import * as logoCard from '../logo-card/logo-card.stories';
import * as logoGridStates from '../logo-grid/logo-grid.states.stories';
import * as logoListStates from '../logo-list/logo-list.states.stories';
import * as logoRow from '../logo-row/logo-row.stories';
import * as movementListStates from '../movement-list/movement-list.states.stories';
import * as movementRow from '../movement-row/movement-row.stories';
import * as movementTotals from '../movement-totals/movement-totals.stories';
import * as pagerStates from '../pager/pager.states.stories';
import * as resultCount from '../result-count/result-count.stories';
import * as sortToggle from '../sort-toggle/sort-toggle.stories';

/** What assistive technology is given, whole: with the document itself as its root, a template can say so. */
test('a logo of the gallery is an article named after it, with its actions, date and downloads', async () => {
  const { Default } = composeStories(logoCard);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - article "Sierra Viva":
        - button "Ver detalle de Sierra Viva"
        - heading "Sierra Viva" [level=2]
        - paragraph:
          - time: 21/11/2026
          - text: 12 descargas
        - button "Descargar Sierra Viva"
        - button "Favorito: Sierra Viva" [pressed]
        - button "Eliminar Sierra Viva"
  `);
});

test('the gallery is a named list of articles', async () => {
  const { OneLogo } = composeStories(logoGridStates);
  await render(<OneLogo />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - list "Logos":
        - listitem:
          - article "Sierra Viva":
            - button "Ver detalle de Sierra Viva"
            - heading "Sierra Viva" [level=2]
            - paragraph:
              - time: 21/11/2026
              - text: 12 descargas
            - button "Descargar Sierra Viva"
            - button "Favorito: Sierra Viva" [pressed]
            - button "Eliminar Sierra Viva"
  `);
});

test('a gallery that fails to load says so at once and can be tried again', async () => {
  const { ErrorWithRetry } = composeStories(logoGridStates);
  await render(<ErrorWithRetry />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - alert:
        - heading "Hubo un error al cargar la galería." [level=2]
      - button "Reintentar"
  `);
});

test('the categories are a named group of pressed and unpressed buttons', async () => {
  const { FewOptions } = composeStories(categoryFilterStates);
  await render(<FewOptions />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - group "Filtrar por categoría":
        - button "Todos" [pressed]
        - button "Favoritos"
        - button "Tecnología"
  `);
});

test('the order is a button that says what it is now', async () => {
  const { Default } = composeStories(sortToggle);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - button "Ordenar: Más recientes"
  `);
});

test('how much was found is a status', async () => {
  const { Default } = composeStories(resultCount);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - status: 5 logos encontrados
  `);
});

test('a pager is a navigation of named pages, and a status that says the current one', async () => {
  const { FewPages } = composeStories(pagerStates);
  await render(<FewPages />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - navigation "Paginación":
        - list:
          - listitem:
            - button "Anterior"
          - listitem:
            - button "Página 1": "1"
          - listitem:
            - button "Página 2": "2"
          - listitem:
            - button "Página 3": "3"
          - listitem:
            - button "Siguiente"
        - status: Página 2 de 3
  `);
});

test('filters are a panel of named choices under a button that says it is open', async () => {
  const { WithoutCategories } = composeStories(filterPanelStates);
  await render(<WithoutCategories />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - button "Filtros" [expanded]
      - text: Ordenar por
      - combobox "Ordenar por":
        - option "Fecha" [selected]
        - option "Nombre"
        - option "Industria"
      - text: Orden
      - combobox "Orden":
        - option "Descendente" [selected]
        - option "Ascendente"
  `);
});

test('a created logo is an article with its date and facts', async () => {
  const { Default } = composeStories(logoRow);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - article "Logo #1 Sierra Viva":
        - heading "Logo #1 Sierra Viva" [level=3]
        - time: 21-11-2026
        - paragraph: "Logo de icono y texto para Sierra Viva, del rubro naturaleza, en estilo moderno y color #12805C: senderos, bosque y agua limpia."
        - term: Industria
        - definition: Naturaleza
        - term: Tipo
        - definition: Icono + texto
  `);
});

test('the created logos are a named list', async () => {
  const { Ready } = composeStories(logoListStates);
  await render(<Ready />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - list "Logos creados":
        - listitem:
          - article "Logo #1 Sierra Viva":
            - heading "Logo #1 Sierra Viva" [level=3]
            - time: 21-11-2026
            - paragraph: "Logo de icono y texto para Sierra Viva, del rubro naturaleza, en estilo moderno y color #12805C: senderos, bosque y agua limpia."
            - term: Industria
            - definition: Naturaleza
            - term: Tipo
            - definition: Icono + texto
        - listitem:
          - article "Logo #2 Amanecer Andino":
            - heading "Logo #2 Amanecer Andino" [level=3]
            - time: 20-11-2026
            - paragraph: Turismo de montaña al alba
            - term: Industria
            - definition: Entretenimiento
            - term: Tipo
            - definition: Solo símbolo
        - listitem:
          - article "Logo #3 La Brasa de Iñaki":
            - heading "Logo #3 La Brasa de Iñaki" [level=3]
            - time: 19-11-2026
            - paragraph: Parrilla de barrio, leña y brasas
            - term: Industria
            - definition: Gastronomía
            - term: Tipo
            - definition: Solo texto
        - listitem:
          - article "Logo #4 Logo sin nombre":
            - heading "Logo #4 Logo sin nombre" [level=3]
            - time: 18-11-2026
            - paragraph: Sin descripción
            - term: Industria
            - definition: Sin categoría
            - term: Tipo
            - definition: Sin tipo
  `);
});

test('a movement is an article that says in words whether money came or went', async () => {
  const { Default } = composeStories(movementRow);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - article "Compra de créditos":
        - heading "Compra de créditos" [level=3]
        - paragraph: +$5.000 Ingreso
        - paragraph: Paquete de 10 créditos
        - term: Categoría
        - definition: Compras
        - term: Referencia
        - definition: REF-1042
        - term: Fecha
        - definition:
          - time: 21-11-2026
  `);
});

test('a history without movements says why and what to do', async () => {
  const { NothingYet } = composeStories(movementListStates);
  await render(<NothingYet />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - heading "No hay movimientos registrados" [level=3]
      - paragraph: Los movimientos de créditos aparecerán aquí cuando realices transacciones
      - button "Crear Logo"
  `);
});

test('totals are terms and their values', async () => {
  const { Default } = composeStories(movementTotals);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - term: Total Ingresos
      - definition: $6.500
      - term: Total Egresos
      - definition: $500
      - term: Transacciones
      - definition: "3"
  `);
});
