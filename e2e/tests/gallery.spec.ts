import { readFile } from 'node:fs/promises';
import { API_KEY, expect, test } from '../fixtures';
import { holdCall } from '../held-calls';
import { alertSaying, isDrawn, openSignedIn } from '../on-screen';

test.beforeEach(async ({ page, signIn, drawLogos }) => {
  await drawLogos([
    { company_name: 'Primera Luz', description: 'nature. (icon)' },
    { company_name: 'Segunda Mano', description: 'marketing. Ropa usada (text)' },
    { company_name: 'Tercer Café', description: 'food. (symbol)' },
  ]);
  await signIn(page);
});

test('[§2 Gallery] cards newest first, the order turns round; the detail copies the prompt and gives the focus back', async ({
  page,
  context,
  request,
  user,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, '/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Galería' })).toBeVisible();
  await expect(page.getByText('Gestiona y descarga tus logos generados')).toBeVisible();
  await expect(page.getByText('3 logos encontrados')).toBeVisible();
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(['Tercer Café', 'Segunda Mano', 'Primera Luz']);
  const listed = await request.post('/gallery', {
    headers: { apikey: API_KEY },
    data: { session: user.session },
  });
  const { Logos } = (await listed.json()) as { Logos: { create_date: string }[] };
  const date = await page.evaluate(
    (created) => new Date(created ?? '').toLocaleDateString('es-ES'),
    Logos[0]?.create_date,
  );
  const card = page.getByRole('article', { name: 'Tercer Café' });
  await expect(card).toContainText(date);
  await expect(card).toContainText('0 descargas');
  await expect.poll(() => isDrawn(card.locator('img'))).toBe(true);
  await page.getByRole('button', { name: 'Ordenar: Más recientes' }).click();
  await expect(page.getByRole('button', { name: 'Ordenar: Más antiguos' })).toBeVisible();
  await expect(names).toHaveText(['Primera Luz', 'Segunda Mano', 'Tercer Café']);

  const open = page.getByRole('button', { name: 'Ver detalle de Tercer Café' });
  await open.click();
  const detail = page.getByRole('dialog', { name: 'Tercer Café' });
  await expect(detail).toContainText('Alimentaria');
  await detail.getByRole('button', { name: 'Copiar prompt' }).click();
  await expect(alertSaying(page, 'Prompt copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Tercer Café');
  await detail.getByRole('button', { name: 'Cerrar' }).click();
  await expect(detail).toBeHidden();
  await expect(open).toBeFocused();
});

test('on a slow connection the card that is pressed is busy until the detail is there', async ({ page }) => {
  const code = await holdCall(page, '/assets/logo-detail-*.js');
  await openSignedIn(page, '/gallery');
  const open = page.getByRole('button', { name: 'Ver detalle de Tercer Café' });
  await open.click();
  await code.asked;
  await expect(open).toHaveAttribute('aria-busy', 'true');
  code.release();
  await expect(page.getByRole('dialog', { name: 'Tercer Café' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await expect(open).not.toHaveAttribute('aria-busy');
});

test('a detail that a reload finds open leaves the focus to its card', async ({ page }) => {
  await openSignedIn(page, '/gallery');
  const card = page.getByRole('button', { name: 'Ver detalle de Segunda Mano' });
  const detail = page.getByRole('dialog', { name: 'Segunda Mano' });
  await card.click();
  await expect(detail).toBeVisible();
  await page.reload();
  await expect(detail).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
});

test('[§5 Gallery search] nothing typed is lost: not by a reload, nor by a category, nor by leaving and coming back', async ({
  page,
}) => {
  await openSignedIn(page, '/gallery');
  const box = page.getByPlaceholder('Buscar logos...');
  await box.fill('segunda');
  // By the page itself: the browser may not have heard yet of the address that its page has.
  expect(await page.evaluate(() => location.search)).toBe('?search=segunda');
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => setTimeout(() => location.reload()));
  await loaded;
  await expect(box).toHaveValue('segunda');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Segunda Mano']);
  await box.fill('luz');
  await page.getByRole('button', { name: 'Naturaleza' }).click();
  await expect(page).toHaveURL(/search=luz.*category=nature|category=nature.*search=luz/);
  await box.fill('primera');
  await page
    .getByRole('navigation', { name: 'Navegación principal' })
    .getByRole('link', { name: 'Perfil' })
    .click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  await expect(box).toHaveValue('primera');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Primera Luz']);
});

test('[§4 Gallery favourite toggle] a favourite shows at once, is found by its filter and is still one after a reload', async ({
  page,
}) => {
  await openSignedIn(page, '/gallery');
  const card = page.getByRole('article', { name: 'Primera Luz' });
  const toggle = card.getByRole('button', { name: 'Favorito: Primera Luz' });
  await card.hover();
  const saved = page.waitForResponse('**/favorite');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Favoritos' }).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Primera Luz']);
  await page.getByRole('button', { name: 'Ver detalle de Primera Luz' }).click();
  const favorite = page.getByRole('dialog').getByRole('button', { name: 'Favorito' });
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
});

test('[§4 Gallery download] counts up, says Descargando: and saves the image that is shown', async ({
  page,
}) => {
  await openSignedIn(page, '/gallery');
  const card = page.getByRole('article', { name: 'Primera Luz' });
  await expect.poll(() => isDrawn(card.locator('img'))).toBe(true);
  await card.hover();
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Descargar Primera Luz' }).click();
  await expect(alertSaying(page, 'Descargando: Primera Luz')).toBeVisible();
  await expect(card).toContainText('1 descarga');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Primera Luz-logo.png');
  expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');
});

test("[Product: capabilities] a deleted logo comes back with 'Deshacer', and is gone for good once that has passed", async ({
  page,
}) => {
  await openSignedIn(page, '/gallery');
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveCount(3);
  const address = page.getByRole('article', { name: 'Segunda Mano' }).locator('img');
  const image = (await address.getAttribute('src')) ?? '';
  // One that is still drawn when its logo is deleted is a 404.
  await expect.poll(() => isDrawn(address)).toBe(true);
  const remove = () => page.getByRole('button', { name: 'Eliminar Segunda Mano' }).click();
  await remove();
  await expect(names).toHaveText(['Tercer Café', 'Primera Luz']);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(names).toHaveCount(3);
  await remove();
  const deleted = page.waitForResponse('**/logo/delete');
  // Whoever puts the alert away has seen it.
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  expect((await deleted).status()).toBe(200);
  await page.reload();
  await expect(names).toHaveText(['Tercer Café', 'Primera Luz']);
  expect((await page.request.get(image)).status()).toBe(404);
});

test("[Product: capabilities] a logo deleted just before a reload stays deleted, unless 'Deshacer' came first", async ({
  page,
}) => {
  await openSignedIn(page, '/gallery');
  const names = page.getByRole('article').getByRole('heading');
  const picture = page.getByRole('article', { name: 'Segunda Mano' }).locator('img');
  await expect.poll(() => isDrawn(picture)).toBe(true);
  const remove = () => page.getByRole('button', { name: 'Eliminar Segunda Mano' }).click();
  await remove();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.reload();
  await expect(names).toHaveCount(3);
  await expect.poll(() => isDrawn(picture)).toBe(true);
  await remove();
  await expect(names).toHaveText(['Tercer Café', 'Primera Luz']);
  await page.reload();
  await expect(page.getByText('2 logos encontrados')).toBeVisible();
  await expect(names).toHaveText(['Tercer Café', 'Primera Luz']);
});

test('[Product: capabilities] a gallery of hundreds comes by the page, is searched whole, and Back brings it to its place', async ({
  page,
  fillAccount,
}) => {
  await fillAccount({ logos: 300 });
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/gallery')) asked.push(request.postDataJSON());
  });
  await openSignedIn(page, '/gallery');
  await expect(page.getByText('303 logos encontrados')).toBeVisible();
  await expect(page.getByText('Mostrando 48 de 303')).toBeAttached();
  expect(asked).toHaveLength(1);
  const toEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await toEnd();
  await expect(page.getByText('Mostrando 96 de 303')).toBeAttached();
  await toEnd();
  await expect(page.getByText('Mostrando 144 de 303')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 3000));
  // The cards of the place before stay until those of this one are drawn; they are not in view.
  const firstSeen = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('article')].find((card) => {
          const { top } = card.getBoundingClientRect();
          return top >= 0 && top < innerHeight;
        })?.textContent,
    );
  await expect.poll(firstSeen).toBeTruthy();
  const seen = await firstSeen();
  await page
    .getByRole('navigation', { name: 'Navegación principal' })
    .getByRole('link', { name: 'Perfil' })
    .click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Mostrando 144 de 303')).toBeAttached();
  await expect.poll(firstSeen).toBe(seen);
  expect(asked).toHaveLength(3);
  await page.getByPlaceholder('Buscar logos...').fill('segunda');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Segunda Mano']);
  await expect(page.getByText('1 logo encontrado')).toBeVisible();
});
