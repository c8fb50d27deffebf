import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as actionCard from '../action-card/action-card.stories';
import * as brandMark from '../brand-mark/brand-mark.stories';
import * as crashReportStates from '../crash-report/crash-report.states.stories';
import * as creditBadge from '../credit-badge/credit-badge.stories';
import * as dashboardBarStates from '../dashboard-bar/dashboard-bar.states.stories';
import * as fullScreenStatus from '../full-screen-status/full-screen-status.stories';
import * as pageHeaderStates from '../page-header/page-header.states.stories';
import * as premiumCardStates from '../premium-card/premium-card.states.stories';
import * as sessionBannerStates from '../session-banner/session-banner.states.stories';

/** What assistive technology is given, whole: with the document itself as its root, a template can say so. */
test('an active session says whose it is', async () => {
  const { Active } = composeStories(sessionBannerStates);
  await render(<Active />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - paragraph:
        - text: Sesión segura activa para
        - strong: Ana Núñez
      - paragraph:
        - text: Sesión
        - code: "17636890"
  `);
});

test('a restricted page is headed by why, with a way back', async () => {
  const { Restricted } = composeStories(sessionBannerStates);
  await render(<Restricted />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - heading "Acceso Restringido - Necesitas iniciar sesión para acceder a esta página." [level=1]
      - link "Volver al Inicio":
        - /url: "#inicio"
  `);
});

test('the bar of the dashboard is a banner with its way out', async () => {
  const { WithLinksAndName } = composeStories(dashboardBarStates);
  await render(<WithLinksAndName />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - banner:
        - strong: Trazo
        - navigation "Navegación":
          - list:
            - listitem:
              - link "Generar":
                - /url: "#generar"
            - listitem:
              - link "Galería":
                - /url: "#galeria"
        - text: Mariana Ñáñez
        - button "Cerrar Sesión"
  `);
});

test('a page begins with its heading', async () => {
  const { WithActions } = composeStories(pageHeaderStates);
  await render(<WithActions />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - banner:
        - heading "Historial" [level=1]
        - paragraph: Lo que has creado y lo que se ha movido
        - button "Refrescar"
        - button "Nuevo Logo"
  `);
});

test('a way on is an article named after where it leads', async () => {
  const { Default } = composeStories(actionCard);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - article "Crear Logo":
        - heading "Crear Logo" [level=3]:
          - button "Crear Logo"
        - paragraph: Cinco pasos y tu logo está listo
  `);
});

test('the credits are a sentence', async () => {
  const { Default } = composeStories(creditBadge);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - text: 3 creditos disponibles
  `);
});

test('the premium card is two lines and an action', async () => {
  const { WithAction } = composeStories(premiumCardStates);
  await render(<WithAction />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - paragraph: Premium
      - paragraph: Desbloquea funciones ilimitadas y crea sin límites
      - link "Actualizar Plan":
        - /url: "#planes"
  `);
});

test('the mark is an image where its name does not stand beside it', async () => {
  const { Playground } = composeStories(brandMark);
  await render(<Playground />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - img "Trazo"
  `);
});

test('the start-up screen is a status with a heading', async () => {
  const { Default } = composeStories(fullScreenStatus);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - status:
        - heading "Inicializando Aplicación" [level=1]
        - paragraph: Verificando estado de autenticación...
  `);
});

test('a page that broke says so at once, then what to do', async () => {
  const { WithMessage } = composeStories(crashReportStates);
  await render(<WithMessage />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - alert:
        - heading "La página se detuvo" [level=1]
        - paragraph: "ERROR: AuthProvider es undefined"
      - paragraph: Algo falló mientras se dibujaba la pantalla. Recarga para seguir; si vuelve a pasar, copia el informe y envíalo a soporte.
      - button "Recargar"
      - button "Copiar informe"
      - status
      - group: Informe técnico
  `);
});
