import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as claimRow from '../claim-row/claim-row.stories';
import * as closingCall from '../closing-call/closing-call.stories';
import * as demoDialogStates from '../demo-dialog/demo-dialog.states.stories';
import * as exampleWallStates from '../example-wall/example-wall.states.stories';
import * as featureArtefacts from '../feature-artefacts/feature-artefacts.stories';
import * as hero from '../hero/hero.stories';
import * as landingSection from '../landing-section/landing-section.stories';
import * as siteFooter from '../site-footer/site-footer.stories';
import * as siteHeader from '../site-header/site-header.stories';

/** What assistive technology is given, whole: with the document itself as its root, a template can say so. */
test('the landing begins with a banner: home, sections and the two ways in', async () => {
  const { Default } = composeStories(siteHeader);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - banner:
        - link "Trazo, inicio":
          - /url: /
        - navigation "Secciones":
          - list:
            - listitem:
              - link "Funciones":
                - /url: "#features"
            - listitem:
              - link "Ejemplos":
                - /url: "#examples"
            - listitem:
              - link "Precios":
                - /url: "#pricing"
        - button "INICIAR SESIÓN"
        - button "Registro"
  `);
});

test('the hero is a heading, a sentence, two actions and a figure that names its examples', async () => {
  const { Default } = composeStories(hero);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - heading "Logos profesionales en menos de 30 segundos" [level=1]
      - paragraph: Escribe el nombre de tu empresa, elige industria, estilo y color. No necesitas experiencia en diseño.
      - button "Comenzar Gratis"
      - button "Ver Demo"
      - figure "Logos dibujados con Trazo: Nubia Tech, Sierra Viva, Atelier Muñoz, Mar Abierto, Agrovalle, La Brasa de Iñaki."
  `);
});

test('claims are a named list', async () => {
  const { Default } = composeStories(claimRow);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - list "Trazo en cifras":
        - listitem: 120 logos
        - listitem: 48 talleres
        - listitem: 9 oficios
        - listitem: 3 países
  `);
});

test('features are a region with a list, and their drawings are silent', async () => {
  const { Default } = composeStories(featureArtefacts);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - region "Un logo que puedes llevar a todas partes":
        - heading "Un logo que puedes llevar a todas partes" [level=2]
        - paragraph: "No es una imagen suelta: es un dibujo completo, tuyo para ajustar y descargar."
        - list:
          - listitem:
            - heading "Vectores de verdad" [level=3]
            - paragraph: Cada letra es un trazado con sus nodos. Descárgalo en HD o en vector y se verá nítido a cualquier tamaño.
          - listitem:
            - heading "De 16 px a una fachada" [level=3]
            - paragraph: El mismo dibujo en la pestaña del navegador, en el teléfono y sobre la puerta de tu negocio.
          - listitem:
            - heading "Hecho a tu medida" [level=3]
            - paragraph: "Industria, tipo, estilo y color: tú decides cada parte y el logo responde, sobre claro, sobre oscuro o como icono."
  `);
});

test('examples are a region with a list of names and trades', async () => {
  const { OddCount } = composeStories(exampleWallStates);
  await render(<OddCount />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - region "Dibujados con Trazo":
        - heading "Dibujados con Trazo" [level=2]
        - paragraph: Un nombre, un oficio, un logo.
        - list:
          - listitem:
            - paragraph: Nubia Tech Tecnología
          - listitem:
            - paragraph: Sierra Viva Naturaleza
          - listitem:
            - paragraph: Atelier Muñoz Arte
          - listitem:
            - paragraph: Mar Abierto Pesca
          - listitem:
            - paragraph: Agrovalle Agricultura
  `);
});

test('a section is a region named by its heading', async () => {
  const { Default } = composeStories(landingSection);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - region "Planes y precios":
        - heading "Planes y precios" [level=2]
        - paragraph: Contenido
  `);
});

test('the demonstration is a dialog with a field, a status and the drawings', async () => {
  const { Ready } = composeStories(demoDialogStates);
  await render(<Ready />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - dialog "Mira tu nombre hecho logo":
        - heading "Mira tu nombre hecho logo" [level=2]
        - button "Cerrar"
        - text: Nombre de tu empresa
        - textbox "Nombre de tu empresa":
          - /placeholder: Escribe un nombre
          - text: Nubia Tech
        - status: "Listo: así se ve tu nombre."
        - list:
          - listitem:
            - paragraph: Moderno
          - listitem:
            - paragraph: Minimalista
          - listitem:
            - paragraph: Vintage
          - listitem:
            - paragraph: Divertido
          - listitem:
            - paragraph: Corporativo
          - listitem:
            - paragraph: Creativo
        - button "Comenzar Gratis"
  `);
});

test('while the first drawings are made the demonstration has no empty list', async () => {
  const { FirstLoading } = composeStories(demoDialogStates);
  await render(<FirstLoading />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - dialog "Mira tu nombre hecho logo":
        - heading "Mira tu nombre hecho logo" [level=2]
        - button "Cerrar"
        - text: Nombre de tu empresa
        - textbox "Nombre de tu empresa":
          - /placeholder: Escribe un nombre
          - text: Nubia Tech
        - status: Dibujando...
        - button "Comenzar Gratis"
  `);
});

test('the last call is a region with one action', async () => {
  const { Default } = composeStories(closingCall);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - region "Tu marca empieza con su nombre":
        - heading "Tu marca empieza con su nombre" [level=2]
        - paragraph: Escríbelo y mira el logo en menos de 30 segundos.
        - button "Comenzar Gratis"
  `);
});

test('the landing ends with its content information', async () => {
  const { Default } = composeStories(siteFooter);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - contentinfo:
        - img "Trazo"
        - paragraph: Logos profesionales en menos de 30 segundos.
        - navigation "Pie de página":
          - list:
            - listitem:
              - link "Funciones":
                - /url: "#features"
            - listitem:
              - link "Ejemplos":
                - /url: "#examples"
            - listitem:
              - link "Precios":
                - /url: "#pricing"
  `);
});
