import { expect, test } from '../fixtures';
import { openSignedIn } from '../on-screen';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await openSignedIn(page, '/plan');
});

test('[§2 Plans] three cards, Comandante chosen and MÁS POPULAR; another can be chosen, and nothing is called', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const free = page.getByRole('article', { name: 'Explorador' });
  const premium = page.getByRole('article', { name: 'Comandante' });
  const enterprise = page.getByRole('article', { name: 'Capitán Galáctico' });
  await expect(premium).toContainText('MÁS POPULAR');
  await expect(free.getByRole('button')).toHaveText('Comenzar Gratis');
  await expect(premium.getByRole('button')).toHaveText('Plan Seleccionado');
  await expect(enterprise.getByRole('button')).toHaveText('Seleccionar Plan');
  await enterprise.getByRole('button').click();
  await expect(enterprise.getByRole('button')).toHaveText('Plan Seleccionado');
  await expect(premium.getByRole('button')).toHaveText('Seleccionar Plan');
  await free.getByRole('button').click();
  await expect(free.getByRole('button')).toHaveText('Plan Seleccionado');
  await page.getByRole('button', { name: 'Contactar Soporte' }).click();
  await page.getByRole('button', { name: 'Ver FAQ' }).click();
  await expect(page).toHaveURL(/\/plan$/);
  expect(calls).toEqual([]);
});

test('[§9 Plans] monthly and yearly prices, with -20% on the toggle and the computed 17% on the paid cards', async ({
  page,
}) => {
  const price = (name: string, text: string) =>
    expect(page.getByRole('article', { name }).getByText(text, { exact: true })).toBeVisible();
  await price('Explorador', '$0');
  await price('Comandante', '$29');
  await price('Capitán Galáctico', '$99');
  await expect(page.getByText('-20%')).toBeVisible();
  await page.getByText('Anual').click();
  await price('Comandante', '$290');
  await price('Capitán Galáctico', '$990');
  await expect(page.getByText('Ahorras 17% al año')).toHaveCount(2);
});
