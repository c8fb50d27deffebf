import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as billingToggle from '../billing-toggle/billing-toggle.stories';
import * as planCardStates from '../plan-card/plan-card.states.stories';
import * as planGrid from '../plan-grid/plan-grid.stories';
import * as pricingSectionStates from '../pricing-section/pricing-section.states.stories';
import * as supportBlock from '../support-block/support-block.stories';

/** What assistive technology is given, whole: with the document itself as its root, a template can say so. */
test('a plan is an article with its price, its action and its lists', async () => {
  const { Selected } = composeStories(planCardStates);
  await render(<Selected />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - article "Comandante":
        - text: MÁS POPULAR
        - heading "Comandante" [level=3]
        - paragraph: Para una marca en marcha
        - paragraph: $29 /mes
        - button "Plan Seleccionado"
        - paragraph: Incluye
        - list "Incluye":
          - listitem: Logos ilimitados
          - listitem: Descargas HD y 4K
          - listitem: Todos los formatos (PNG, JPG, SVG, PDF)
          - listitem: Biblioteca completa de plantillas
          - listitem: Editor avanzado
          - listitem: Soporte prioritario
          - listitem: Sin marca de agua
          - listitem: Historial completo
  `);
});

test('what is saved is read after the price', async () => {
  const { YearlyWithSaving } = composeStories(planCardStates);
  await render(<YearlyWithSaving />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - article "Comandante":
        - text: MÁS POPULAR
        - heading "Comandante" [level=3]
        - paragraph: Para una marca en marcha
        - paragraph: $290 /año
        - paragraph: Ahorras 17%
        - button "Seleccionar Plan"
        - paragraph: Incluye
        - list "Incluye":
          - listitem: Logos ilimitados
          - listitem: Descargas HD y 4K
          - listitem: Todos los formatos (PNG, JPG, SVG, PDF)
          - listitem: Biblioteca completa de plantillas
          - listitem: Editor avanzado
          - listitem: Soporte prioritario
          - listitem: Sin marca de agua
          - listitem: Historial completo
  `);
});

test('plans are a list, and the currency is said after it', async () => {
  const { Default } = composeStories(planGrid);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - list:
        - listitem:
          - article "Explorador":
            - heading "Explorador" [level=3]
            - paragraph: Para probar tu primera idea
            - paragraph: $0 /mes
            - paragraph: Incluye
            - list "Incluye":
              - listitem: 5 logos por mes
              - listitem: Resolución estándar
              - listitem: PNG y JPG
              - listitem: Plantillas básicas
              - listitem: Soporte por correo
            - paragraph: Límites
            - list "Límites":
              - listitem: Marca de agua
              - listitem: Sin descargas HD
              - listitem: Plantillas limitadas
        - listitem:
          - article "Comandante":
            - text: MÁS POPULAR
            - heading "Comandante" [level=3]
            - paragraph: Para una marca en marcha
            - paragraph: $29 /mes
            - paragraph: Incluye
            - list "Incluye":
              - listitem: Logos ilimitados
              - listitem: Descargas HD y 4K
              - listitem: Todos los formatos (PNG, JPG, SVG, PDF)
              - listitem: Biblioteca completa de plantillas
              - listitem: Editor avanzado
              - listitem: Soporte prioritario
              - listitem: Sin marca de agua
              - listitem: Historial completo
        - listitem:
          - article "Capitán Galáctico":
            - heading "Capitán Galáctico" [level=3]
            - paragraph: Para equipos y agencias
            - paragraph: $99 /mes
            - paragraph: Incluye
            - list "Incluye":
              - listitem: Todo lo de Comandante
              - listitem: Equipos ilimitados
              - listitem: Colaboración en tiempo real
              - listitem: Marca personalizada
              - listitem: API de integración
              - listitem: Administrador dedicado
              - listitem: Almacenamiento en la nube
              - listitem: Analítica avanzada
              - listitem: Exportación masiva
      - paragraph: Precios en dólares de Estados Unidos (USD).
  `);
});

test('pricing is a region named by its heading', async () => {
  const { WithoutPlans } = composeStories(pricingSectionStates);
  await render(<WithoutPlans />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - region "Planes y precios":
        - heading "Planes y precios" [level=2]
        - paragraph: Empieza gratis y cambia de plan cuando lo necesites.
  `);
});

test('the period of payment is one named choice', async () => {
  const { Default } = composeStories(billingToggle);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - group "Periodo de pago":
        - text: Periodo de pago
        - radio "Mensual" [checked]
        - text: Mensual
        - radio "Anual -20%"
        - text: Anual -20%
  `);
});

test('support is a heading and two ways to it', async () => {
  const { Default } = composeStories(supportBlock);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - heading "¿Dudas con tu plan?" [level=2]
      - paragraph: Escríbenos a cualquier hora o busca tu respuesta.
      - button "Contactar Soporte"
      - button "Ver FAQ"
  `);
});
