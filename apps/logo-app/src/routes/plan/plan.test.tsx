import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app';

async function plans() {
  const app = await renderApp({ path: '/plan' });
  await expect.element(app.getByRole('heading', { level: 1, name: 'Actualizar Plan' })).toBeVisible();
  const card = (name: string) => app.getByRole('article', { name });
  return { app, card };
}

test('[§2 Plans: cards] [§9 Plans: prices] three cards, the second popular, with their monthly prices', async () => {
  const { app, card } = await plans();
  expect(
    app
      .getByRole('article')
      .elements()
      .map((one) => one.querySelector('h2')?.textContent),
  ).toEqual(['Explorador', 'Comandante', 'Capitán Galáctico']);
  await expect.element(card('Explorador').getByText('$0', { exact: true })).toBeVisible();
  await expect.element(card('Comandante').getByText('$29', { exact: true })).toBeVisible();
  await expect.element(card('Capitán Galáctico').getByText('$99', { exact: true })).toBeVisible();
  expect(app.getByText('MÁS POPULAR', { exact: true }).elements()).toHaveLength(1);
  await expect.element(card('Comandante').getByText('MÁS POPULAR')).toBeVisible();
});

test('[§9 Plans: features] every feature and limitation stands on its card', async () => {
  const { card } = await plans();
  const items = (name: string) =>
    card(name)
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
  expect(items('Explorador')).toHaveLength(8);
  expect(items('Explorador')).toContain('Con marca de agua');
  expect(items('Comandante')).toHaveLength(8);
  expect(items('Comandante')).toContain('Todos los formatos (PNG, JPG, SVG, PDF)');
  expect(items('Capitán Galáctico')).toHaveLength(9);
  expect(items('Capitán Galáctico')).toContain('Todo lo de Comandante');
});

test('[§2 Plans: toggle] [§9 Plans: yearly saving] yearly shows -20%, the price of a year, and the computed 17 %', async () => {
  const { app, card } = await plans();
  await expect.element(app.getByText('-20%', { exact: true })).toBeVisible();
  await app
    .getByText(/^Anual/)
    .first()
    .click();
  await expect.element(card('Comandante').getByText('$290', { exact: true })).toBeVisible();
  await expect.element(card('Comandante').getByText('/año')).toBeVisible();
  await expect.element(card('Capitán Galáctico').getByText('$990', { exact: true })).toBeVisible();
  await expect.element(card('Explorador').getByText('$0', { exact: true })).toBeVisible();
  expect(app.getByText('Ahorras 17% al año').elements()).toHaveLength(2);
  await app
    .getByText(/^Mensual/)
    .first()
    .click();
  await expect.element(card('Comandante').getByText('/mes')).toBeVisible();
});

test('[§2 Plans: buttons] [§4 Plans: default premium] premium is selected first; the free plan has a word of its own', async () => {
  const { card } = await plans();
  const button = (name: string) => card(name).getByRole('button');
  await expect.element(button('Explorador')).toHaveTextContent('Comenzar Gratis');
  await expect.element(button('Comandante')).toHaveTextContent('Plan Seleccionado');
  await expect.element(button('Capitán Galáctico')).toHaveTextContent('Seleccionar Plan');
  await button('Explorador').click();
  await expect.element(button('Explorador')).toHaveTextContent('Plan Seleccionado');
  await expect.element(button('Comandante')).toHaveTextContent('Seleccionar Plan');
});

test('[§2 Plans: local only] [§2 Plans: support] choosing, toggling and the support buttons call nothing and go nowhere', async () => {
  const { app, card } = await plans();
  await card('Capitán Galáctico').getByRole('button').click();
  await app
    .getByText(/^Anual/)
    .first()
    .click();
  const before = document.body.textContent;
  await app.getByRole('button', { name: 'Contactar Soporte' }).click();
  await app.getByRole('button', { name: 'Ver FAQ' }).click();
  expect(document.body.textContent).toBe(before);
  expect(app.requests.map(({ path }) => path)).toEqual(['/validate_session']);
  expect(app.address()).toBe('/plan');
});
