import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ActivityItem } from './activity-item';
import { CategoryFilter } from './category-filter';
import { PLAN_VIEWS } from './fixtures/landing-plans';
import { categoryFixtures, logoFixture, movementFixture } from './fixtures/library';
import { LogoCard } from './logo-card';
import { MovementRow } from './movement-row';
import { MovementTotals } from './movement-totals';
import { Pager } from './pager';
import { PlanCard } from './plan-card';
import { WizardSteps } from './wizard-steps';

/** The trees that assistive technology is given. */
const nothing = () => {};
const steps = ['Información básica', 'Industria', 'Generar'].map((label) => ({ id: label, label }));

test('a pager is a navigation of named pages, and a status that says the current one', async () => {
  const { container } = await render(<Pager page={2} pages={3} onPageChange={nothing} />);
  expect(container).toMatchAriaInlineSnapshot(`
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

test('the steps of the wizard are a list that says what is done, current and pending', async () => {
  const { container } = await render(<WizardSteps steps={steps} current={2} onStepSelect={nothing} />);
  expect(container).toMatchAriaInlineSnapshot(`
    - list "Pasos del asistente":
      - listitem:
        - button "Información básica (completado)"
      - listitem: Industria (paso actual)
      - listitem: Generar (pendiente)
    - status
  `);
});

test('a plan is an article with its price, its action and its lists', async () => {
  const { container } = await render(
    <PlanCard plan={PLAN_VIEWS[1]} action="Seleccionar Plan" onSelect={nothing} />,
  );
  expect(container).toMatchAriaInlineSnapshot(`
    - article "Comandante":
      - text: MÁS POPULAR
      - heading "Comandante" [level=3]
      - paragraph: Para una marca en marcha
      - paragraph: $29 /mes
      - paragraph
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

test('a logo of the gallery is an article named after it, with its action, date and downloads', async () => {
  const { container } = await render(<LogoCard logo={logoFixture} onOpen={nothing} />);
  expect(container).toMatchAriaInlineSnapshot(`
    - article "Sierra Viva":
      - button "Ver detalle de Sierra Viva"
      - heading "Sierra Viva" [level=2]
      - paragraph:
        - time: 21/11/2026
        - text: 12 descargas
  `);
});

test('the categories are a named group of pressed and unpressed buttons', async () => {
  const { container } = await render(
    <CategoryFilter options={categoryFixtures.slice(0, 3)} value="all" onChange={nothing} />,
  );
  expect(container).toMatchAriaInlineSnapshot(`
    - group "Filtrar por categoría":
      - button "Todos" [pressed]
      - button "Favoritos"
      - button "Tecnología"
  `);
});

test('a movement is an article that says in words whether money came or went', async () => {
  const { container } = await render(<MovementRow movement={movementFixture} />);
  expect(container).toMatchAriaInlineSnapshot(`
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

test('totals are terms and their values', async () => {
  const { container } = await render(<MovementTotals income="$1" expense="$0" count={1} />);
  expect(container).toMatchAriaInlineSnapshot(`
    - term: Total Ingresos
    - definition: $1
    - term: Total Egresos
    - definition: $0
    - term: Transacciones
    - definition: "1"
  `);
});

test('an activity is an item of a list', async () => {
  const { container } = await render(
    <ul>
      <ActivityItem title="Creaste un logo" time="Ayer" />
    </ul>,
  );
  expect(container).toMatchAriaInlineSnapshot(`
    - list:
      - listitem:
        - paragraph: Creaste un logo
        - time: Ayer
  `);
});
