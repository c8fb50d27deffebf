import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as briefSummary from '../brief-summary/brief-summary.stories';
import * as generatingPanel from '../generating-panel/generating-panel.stories';
import * as industryPicker from '../industry-picker/industry-picker.stories';
import * as livePreview from '../live-preview/live-preview.stories';
import * as logoTypePicker from '../logo-type-picker/logo-type-picker.stories';
import * as stylePicker from '../style-picker/style-picker.stories';
import * as wizardLayoutStates from '../wizard-layout/wizard-layout.states.stories';
import * as wizardNavigationStates from '../wizard-navigation/wizard-navigation.states.stories';
import * as wizardStepsStates from '../wizard-steps/wizard-steps.states.stories';

/** What assistive technology is given, whole: with the document itself as its root, a template can say so. */
test('the steps of the wizard say what is done, current and pending; what is done can be gone back to', async () => {
  const { PressableDone } = composeStories(wizardStepsStates);
  await render(<PressableDone />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - list "Pasos del asistente":
        - listitem:
          - button "Información básica (completado)"
        - listitem:
          - button "Industria (completado)"
        - listitem:
          - button "Estilo (completado)"
        - listitem: Colores (paso actual)
        - listitem: Generar (pendiente)
      - status
  `);
});

test('the way on is there and shut while something is missing', async () => {
  const { Incomplete } = composeStories(wizardNavigationStates);
  await render(<Incomplete />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - button "Anterior" [disabled]
      - button "Siguiente" [disabled]
  `);
});

test('a step is a heading, its question, its way on, and a region with the drawing', async () => {
  const { Choosing } = composeStories(wizardLayoutStates);
  await render(<Choosing />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - list "Pasos del asistente":
        - listitem: Información básica (completado)
        - listitem: Industria (completado)
        - listitem: Estilo (paso actual)
        - listitem: Colores (pendiente)
        - listitem: Generar (pendiente)
      - status
      - heading "Estilo" [level=2]
      - radiogroup "Estilo":
        - radio "Moderno" [checked]
        - radio "Minimalista"
        - radio "Vintage"
        - radio "Divertido"
        - radio "Corporativo"
        - radio "Creativo"
      - button "Anterior"
      - button "Siguiente"
      - region "Tu logo mientras eliges":
        - figure "Vista previa"
  `);
});

test('industries are one named choice', async () => {
  const { Default } = composeStories(industryPicker);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - radiogroup "Industria":
        - radio "Tecnología" [checked]
        - radio "Naturaleza"
        - radio "Arte"
        - radio "Diseño digital"
        - radio "Marketing digital"
        - radio "Pesca"
        - radio "Ganadería"
        - radio "Agricultura"
        - radio "Entretenimiento"
        - radio "Gastronomía"
        - radio "Construcción e inmobiliaria"
        - radio "Salud"
        - radio "Transporte y logística"
        - radio "Alimentaria"
        - radio "Automotriz"
  `);
});

test('styles are one named choice', async () => {
  const { Default } = composeStories(stylePicker);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - radiogroup "Estilo":
        - radio "Moderno" [checked]
        - radio "Minimalista"
        - radio "Vintage"
        - radio "Divertido"
        - radio "Corporativo"
        - radio "Creativo"
  `);
});

test('kinds of logo are one named choice', async () => {
  const { Default } = composeStories(logoTypePicker);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - radiogroup "Tipo de logo":
        - radio "Solo texto"
        - radio "Icono + texto" [checked]
        - radio "Solo símbolo"
  `);
});

test('the drawing is a figure with its caption, and is not described while it changes', async () => {
  const { Default } = composeStories(livePreview);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - figure "Vista previa"
  `);
});

test('the summary is terms and answers, and each way back says to what', async () => {
  const { Default } = composeStories(briefSummary);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - term: Nombre
      - definition:
        - text: Mar Abierto
        - button "Editar Nombre": Editar
      - term: Descripción
      - definition:
        - text: Pesca artesanal de Chiloé
        - button "Editar Descripción": Editar
      - term: Industria
      - definition:
        - text: Pesca
        - button "Editar Industria": Editar
      - term: Tipo de logo
      - definition:
        - text: Icono + texto
        - button "Editar Tipo de logo": Editar
      - term: Estilo
      - definition:
        - text: Moderno
        - button "Editar Estilo": Editar
      - term: Color
      - definition:
        - text: "#06B6D4"
        - button "Editar Color": Editar
  `);
});

test('while a logo is generated a status says so', async () => {
  const { Default } = composeStories(generatingPanel);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - status:
        - paragraph: Generando tu logo...
        - paragraph: Creando algo increíble para ti
  `);
});
