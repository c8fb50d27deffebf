import { expect, test } from '../fixtures';
import { openSignedIn } from '../on-screen';

test.beforeEach(async ({ signIn, page }) => {
  await signIn(page);
});

test('[§9 History] pages of 10, numbered across pages, with at most 5 page numbers; Back, Forward and a reload keep the page', async ({
  page,
  fillAccount,
}) => {
  await fillAccount({ logos: 53 });
  await openSignedIn(page, '/record');
  await expect(page.getByRole('tab', { name: 'Logos Creados (53)' })).toBeVisible();
  // One for each logo, one that paid for them, and the welcome.
  await expect(page.getByRole('tab', { name: 'Movimientos (55)' })).toBeVisible();
  const rows = page.getByRole('tabpanel').getByRole('article');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('Logo #1');

  const pager = page.getByRole('navigation', { name: 'Paginación' });
  const numbers = pager.getByRole('button', { name: /^Página/ });
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
  await pager.getByRole('button', { name: 'Página 4' }).click();
  await expect(numbers).toHaveText(['2', '3', '4', '5', '6']);
  await expect(page).toHaveURL(/page=4/);
  await expect(rows.first()).toContainText('Logo #31');
  await pager.getByRole('button', { name: 'Siguiente' }).click();
  await expect(rows.first()).toContainText('Logo #41');
  await pager.getByRole('button', { name: 'Siguiente' }).click();
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Logo #51');
  await expect(pager.getByRole('button', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
  await page.goBack();
  await expect(rows.first()).toContainText('Logo #41');
  await page.goForward();
  await expect(rows.first()).toContainText('Logo #51');
  await page.reload();
  await expect(rows.first()).toContainText('Logo #51');

  await page.getByRole('tab', { name: 'Movimientos (55)' }).click();
  await expect(page).not.toHaveURL(/page=/);
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole('tabpanel')).toContainText('Total Egresos$53');
});

test('[§2 History] filters are in the address; Back and Forward follow; another tab starts clean', async ({
  page,
  drawLogos,
}) => {
  await drawLogos([
    { company_name: 'Ánimo', description: 'food. Pan de feria (icon)' },
    { company_name: 'Zafiro', description: 'technology. (text)' },
    { company_name: 'Marea', description: 'fishing. (symbol)' },
  ]);
  await openSignedIn(page, '/record');
  const names = page.getByRole('tabpanel').getByRole('article').getByRole('heading');
  await expect(names).toHaveText([/Marea/, /Zafiro/, /Ánimo/]);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Ordenar por').selectOption('name_logo');
  await expect(names).toHaveText([/Zafiro/, /Marea/, /Ánimo/]);
  await page.getByLabel('Orden', { exact: true }).selectOption('asc');
  await expect(names).toHaveText([/Ánimo/, /Marea/, /Zafiro/]);
  await page.getByLabel('Categoría').selectOption('fishing');
  await expect(names).toHaveText([/Marea/]);
  await expect(page).toHaveURL(/category=fishing/);
  await page.goBack();
  await expect(names).toHaveText([/Ánimo/, /Marea/, /Zafiro/]);
  await page.goForward();
  await expect(names).toHaveText([/Marea/]);
  await page.reload();
  await expect(names).toHaveText([/Marea/]);
  await page.getByRole('tab', { name: /^Movimientos/ }).click();
  await expect(page).toHaveURL(/\/record\?tab=movements$/);
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(4);
});
