import { API_KEY, expect, test } from '../fixtures';
import { holdCall } from '../held-calls';
import { openSignedIn } from '../on-screen';

const industries = ['technology', 'food', 'fishing'] as const;

test.describe('with 53 logos', () => {
  test.use({ credits: 60 });

  test('[§9 History] pages of 10, numbered across pages, with at most 5 page numbers around the current one', async ({
    page,
    signIn,
    drawLogos,
  }) => {
    await drawLogos(
      Array.from({ length: 53 }, (_, n) => ({
        company_name: `Marca ${String(n + 1).padStart(2, '0')}`,
        description: `${industries[n % 3]}. (text)`,
      })),
    );
    await signIn(page);
    await openSignedIn(page, '/record');
    await expect(page.getByRole('tab', { name: 'Logos Creados (53)' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Movimientos (54)' })).toBeVisible();
    const rows = page.getByRole('tabpanel').getByRole('article');
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText('Logo #1');
    await expect(rows.first()).toContainText('Marca 53');

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

    await page.getByRole('tab', { name: 'Movimientos (54)' }).click();
    await expect(page).not.toHaveURL(/page=/);
    await expect(rows).toHaveCount(10);
    const totals = page.getByRole('tabpanel');
    await expect(totals).toContainText('Total Ingresos');
    await expect(totals).toContainText('$60');
    await expect(totals).toContainText('Total Egresos');
    await expect(totals).toContainText('$53');
    await expect(totals).toContainText('Transacciones');
    await expect(totals).toContainText('54');
  });
});

test.describe('with three logos', () => {
  test.beforeEach(async ({ page, signIn, drawLogos }) => {
    await drawLogos([
      { company_name: 'Ánimo', description: 'food. Pan de feria (icon)' },
      { company_name: 'Zafiro', description: 'technology. (text)' },
      { company_name: 'Marea', description: 'fishing. (symbol)' },
    ]);
    await signIn(page);
  });

  test('[§2 History] a row states number, name, description, date, industry and type', async ({
    page,
    request,
    user,
  }) => {
    await openSignedIn(page, '/record');
    const row = page.getByRole('tabpanel').getByRole('article').filter({ hasText: 'Ánimo' });
    const answer = await request.post('/logos_info', {
      headers: { apikey: API_KEY },
      data: { session: user.session },
    });
    const { respuesta } = (await answer.json()) as { respuesta: { creationDate: string; prompt: string }[] };
    const date = await page.evaluate(
      (created) => new Date(created ?? '').toLocaleDateString('es-CL'),
      respuesta[2]?.creationDate,
    );
    for (const text of ['Logo #3', 'Alimentaria', 'Icono + texto', date, respuesta[2]?.prompt ?? '?']) {
      await expect(row).toContainText(text);
    }
    await page.getByRole('link', { name: 'Nuevo Logo' }).click();
    await expect(page).toHaveURL(/\/generate$/);
  });

  test('[§2 History] filters are in the address; Back and Forward follow; another tab starts clean', async ({
    page,
  }) => {
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

  test('[§5 History search] logos by name, industry or description; movements by concept; nothing found says so', async ({
    page,
  }) => {
    await openSignedIn(page, '/record');
    const rows = page.getByRole('tabpanel').getByRole('article');
    const search = page.getByRole('searchbox');
    for (const [text, name] of [
      ['MAREA', 'Marea'],
      ['technology', 'Zafiro'],
      ['pan de feria', 'Ánimo'],
    ] as const) {
      await search.fill(text);
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(name);
    }
    await search.fill('nada de esto');
    await expect(page.getByText('No se encontraron logos')).toBeVisible();
    await expect(page.getByText('Intenta ajustar los filtros de búsqueda')).toBeVisible();
    await page.getByRole('tab', { name: /^Movimientos/ }).click();
    await expect(search).toHaveValue('');
    await search.fill('nada de esto');
    await expect(page.getByText('No se encontraron movimientos')).toBeVisible();
    await search.fill('');
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByLabel('Categoría').selectOption('egresos');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText('-$1');
    await page.getByLabel('Categoría').selectOption('ingresos');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('+$3');
  });

  test('[§2 History] Refrescar reloads the current tab alone and is disabled meanwhile', async ({ page }) => {
    await openSignedIn(page, '/record');
    await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(3);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    const loading = await holdCall(page, '/*_info');
    const refresh = page.getByRole('button', { name: 'Refrescar' });
    await refresh.click();
    await expect(refresh).toBeDisabled();
    loading.release();
    await expect(refresh).toBeEnabled();
    expect(calls).toEqual(['/logos_info']);
  });
});

test('[§2 History] a new account is told that it has no logos, with a way to the first one', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openSignedIn(page, '/record');
  await expect(page.getByText('No tienes logos creados')).toBeVisible();
  await expect(page.getByText('Comienza creando tu primer logo')).toBeVisible();
  await page.getByRole('link', { name: 'Crear Logo' }).click();
  await expect(page).toHaveURL(/\/generate$/);
});
