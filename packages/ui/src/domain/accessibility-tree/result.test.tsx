import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as logoDetail from '../logo-detail/logo-detail.stories';
import * as logoImage from '../logo-image/logo-image.stories';
import * as logoSheet from '../logo-sheet/logo-sheet.stories';
import * as logoStage from '../logo-stage/logo-stage.stories';
import * as proposalPicker from '../proposal-picker/proposal-picker.stories';
import * as recentLogos from '../recent-logos/recent-logos.stories';
import * as resultDialogStates from '../result-dialog/result-dialog.states.stories';

/** What assistive technology is given, whole: with the document itself as its root, a template can say so. */
test('the result is one image with the name, and figures named after where it is seen', async () => {
  const { Default } = composeStories(logoStage);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - img "Mar Abierto"
      - figure "Sobre oscuro"
      - figure "Sobre tu color"
      - figure "A 128, 32 y 16 px"
      - figure "Rótulo"
      - figure "Tarjeta"
      - figure "Icono de app"
  `);
});

test('the result is a dialog that announces itself and holds its facts and actions', async () => {
  const { WithFormats } = composeStories(resultDialogStates);
  await render(<WithFormats />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - dialog "¡Tu logo está listo!":
        - heading "¡Tu logo está listo!" [level=2]
        - button "Cerrar"
        - status: El logo de Mar Abierto está listo.
        - img "Mar Abierto"
        - heading "Mar Abierto" [level=3]
        - paragraph: Pesca
        - term: Estilo
        - definition: Moderno
        - term: Tipo
        - definition: Icono + texto
        - term: Color principal
        - definition: "#0E7490"
        - term: Formatos
        - definition: PNG, JPG, SVG
        - paragraph: Prompt utilizado
        - paragraph: "Logo moderno de tipo icono y texto para Mar Abierto, del rubro pesca, en el color #0E7490. Pesca artesanal de Chiloé."
        - figure "Sobre oscuro"
        - figure "Sobre tu color"
        - figure "A 128, 32 y 16 px"
        - figure "Rótulo"
        - figure "Tarjeta"
        - figure "Icono de app"
        - button "Nuevo Logo"
        - button "Regenerar"
        - button "Descargar Logo"
        - button "Otros formatos"
  `);
});

test('a logo of the gallery opens in a dialog with its facts and actions', async () => {
  const { Default } = composeStories(logoDetail);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - dialog "Sierra Viva":
        - heading "Sierra Viva" [level=2]
        - button "Cerrar"
        - term: Categoría
        - definition: Naturaleza
        - term: Fecha de creación
        - definition:
          - time: 21/11/2026
        - term: Prompt
        - definition: "Logo de icono y texto para Sierra Viva, del rubro naturaleza, en estilo moderno y color #12805C: senderos, bosque y agua limpia."
        - button "Copiar prompt"
        - button "Favorito" [pressed]
        - button "Descargar"
  `);
});

test('recent creations are a region with a list, and the last item makes a new one', async () => {
  const { Default } = composeStories(recentLogos);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - region "Creaciones recientes":
        - heading "Creaciones recientes" [level=2]
        - link "Ver todos":
          - /url: /gallery
        - list:
          - listitem:
            - paragraph: Mar Abierto
          - listitem:
            - paragraph: Semilla
          - listitem:
            - paragraph: Norte Alto
          - listitem:
            - button "Crear nuevo"
  `);
});

test('a picture beside its name says nothing itself', async () => {
  const { Default } = composeStories(logoImage);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
  `);
});

test('a drawing on its sheet says nothing itself', async () => {
  const { Default } = composeStories(logoSheet);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
  `);
});

test('the drawings to choose among are one named choice', async () => {
  const { Default } = composeStories(proposalPicker);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - radiogroup "Propuestas":
        - radio "Propuesta 1" [checked]: Propuesta 1 Símbolo con el nombre alrededor, en un círculo, letra Urbanist en mayúsculas.
        - radio "Propuesta 2": Propuesta 2 Símbolo y nombre, con el símbolo entre dos rayas, letra Sora.
        - radio "Propuesta 3": Propuesta 3 Símbolo junto al nombre, en un hexágono, calado a dos colores.
        - radio "Propuesta 4": Propuesta 4 Símbolo sobre el nombre, a dos colores, letra Space Grotesk.
        - radio "Propuesta 5": Propuesta 5 Símbolo y nombre, recortado en una etiqueta, letra Outfit.
        - radio "Propuesta 6": Propuesta 6 Símbolo junto al nombre, a dos colores, letra Outfit.
  `);
});
