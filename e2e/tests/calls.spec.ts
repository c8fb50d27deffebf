import { expect, test } from '../fixtures';
import { announcing, isDrawn, openSignedIn } from '../on-screen';
import { fillWizard, generateButton, resultDialog } from '../wizard';

type Call = { method: string; path: string; body: unknown };

const isCall = (path: string) => /^\/(\w+|api\/proxy-download)$/.test(path);

test('[§7] a whole session makes exactly the specified calls, each once for what causes it, and none to elsewhere', async ({
  page,
  signIn,
  user,
  baseURL,
}) => {
  let calls: Call[] = [];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['data:', 'blob:'].includes(url.protocol)) return;
    if (url.origin !== baseURL) elsewhere.push(request.url());
    const isData = ['fetch', 'xhr'].includes(request.resourceType());
    if (!isData || !isCall(url.pathname)) return;
    const headers = request.headers();
    if (request.method() === 'POST') {
      expect(headers).toMatchObject({ apikey: 'trazo-local', 'content-type': 'application/json' });
    } else {
      expect(headers).toMatchObject({ accept: 'image/*' });
    }
    calls.push({ method: request.method(), path: url.pathname, body: request.postDataJSON() });
  });
  const made = () => {
    const before = calls;
    calls = [];
    return before;
  };
  const { session } = user;
  const post = (path: string, body: object = {}) => ({ method: 'POST', path, body: { ...body, session } });

  // Whole lists and literals, as the specification has them.
  await announcing(page, (capability) => !['paging', 'activity'].includes(capability));
  await signIn(page);
  await openSignedIn(page, '/');
  await expect(page).toHaveURL(/\/generate$/);
  expect(made()).toEqual([post('/validate_session')]);

  await fillWizard(page, { name: 'Siete Mares', description: 'Buceo', industry: 'Pesca' });
  expect(made()).toEqual([]);
  await generateButton(page).click();
  const result = resultDialog(page);
  await expect.poll(() => isDrawn(result.getByRole('img', { name: 'Siete Mares' }))).toBe(true);
  const brief = {
    company_name: 'Siete Mares',
    style: 'modern',
    color: '#3B82F6',
    description: 'fishing. Buceo (text)',
  };
  await expect(page.getByText('2 creditos disponibles')).toBeAttached();
  expect(made()).toEqual([post('/generate_logo', brief), post('/validate_session')]);

  const downloading = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Descargar Logo' }).click();
  await downloading;
  expect(made()).toEqual([{ method: 'GET', path: '/api/proxy-download', body: null }]);
  await page.keyboard.press('Escape');

  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  await menu.getByRole('link', { name: 'Galería' }).click();
  const card = page.getByRole('article', { name: 'Siete Mares' });
  await expect.poll(() => isDrawn(card.locator('img'))).toBe(true);
  expect(made()).toEqual([post('/gallery')]);
  await card.hover();
  const saved = page.waitForResponse('**/favorite');
  await card.getByRole('button', { name: 'Favorito: Siete Mares' }).click();
  await saved;
  const [favorite, ...others] = made();
  expect(others).toEqual([]);
  expect(favorite).toMatchObject({ path: '/favorite', body: { session, favoritos: 1 } });
  expect(Object.keys(favorite?.body ?? {}).sort()).toEqual(['favoritos', 'logo_id', 'session']);
  const file = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Descargar Siete Mares' }).click();
  await file;
  expect(made()).toEqual([]);

  await menu.getByRole('link', { name: 'Historial' }).click();
  await expect(page.getByRole('tab', { name: 'Logos Creados (1)' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Movimientos (2)' })).toBeVisible();
  expect(made()).toEqual([post('/logos_info'), post('/movimiento_info')]);
  await page.getByRole('tab', { name: 'Movimientos (2)' }).click();
  const refreshed = page.waitForResponse('**/movimiento_info');
  await page.getByRole('button', { name: 'Refrescar' }).click();
  await refreshed;
  await expect(page.getByRole('button', { name: 'Refrescar' })).toBeEnabled();
  expect(made()).toEqual([post('/movimiento_info')]);

  await menu.getByRole('link', { name: 'Perfil' }).click();
  await expect(page.getByRole('tab', { name: 'Mi Perfil' })).toBeVisible();
  expect(made()).toEqual([post('/user_info')]);
  await menu.getByRole('link', { name: 'Actualizar Plan' }).click();
  await expect(page.getByRole('article', { name: 'Comandante' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect(made()).toEqual([]);

  await page.goto('/user');
  await expect(page.getByRole('button', { name: 'Validar Sesión' })).toBeVisible();
  expect(made()).toEqual([post('/validate_session')]);
  await page.getByRole('button', { name: 'Validar Sesión' }).click();
  await expect(page.getByRole('alert')).toHaveText('Sesión válida y actualizada');
  expect(made()).toEqual([post('/validate_session')]);
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  const ended = page.waitForRequest('**/sign_out');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await ended;
  await expect(page.getByText('Acceso Restringido')).toBeVisible();
  // Our server announces it; the specification has no such call.
  expect(made()).toEqual([post('/sign_out')]);
  expect(elsewhere).toEqual([]);
});

test('[§2 Landing page] an anonymous visit calls nothing and asks nobody else', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(`${baseURL}/`) || request.url().startsWith('data:');
    if (!isOwn || request.method() !== 'GET' || request.url().includes('/api/')) asked.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Precios' }).click();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
