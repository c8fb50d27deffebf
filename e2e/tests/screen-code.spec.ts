import { expect, test } from '../fixtures';
import { gate } from '../held-calls';
import { alertSaying, openSignedIn } from '../on-screen';

test('the code of the screen at an address is asked for while that of the app is on its way', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const appCode = gate();
  await page.route('**/assets/react-*.js', async (route) => {
    await appCode.opened;
    await route.continue();
  });
  const screenCode = page.waitForRequest(/\/assets\/gallery-[^/]+\.js$/);
  await page.goto('/gallery', { waitUntil: 'commit' });
  await screenCode;
  appCode.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Galería' })).toBeVisible();
});

test('a page of a build that the server has no more loads the new one when it is asked to try again', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await signIn(page);
  await openSignedIn(page, '/plan');
  // The files of the page are gone until the page itself is loaded anew.
  let isNew = false;
  await page.route(/\/assets\/(app|gallery)-[^/]+\.js/, (route) =>
    isNew ? route.fallback() : route.fulfill({ status: 404, json: { detail: 'Esa dirección no existe.' } }),
  );
  await page.route('**/gallery', (route) => {
    isNew ||= route.request().resourceType() === 'document';
    return route.fallback();
  });
  await page.getByRole('link', { name: 'Galería' }).click();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Galería' })).toBeVisible();
});

test('where the code of the app does not arrive, that is said, and it can be loaded again', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|preloaded/);
  await signIn(page);
  await page.route(/\/assets\/react-[^/]+\.js/, (route) => route.abort());
  await page.goto('/gallery');
  await expect(
    alertSaying(page, 'No se pudo cargar la página. Revisa tu conexión. Volver a cargar'),
  ).toBeVisible();
  await expect(page.getByText('Verificando estado de autenticación...')).toHaveCount(0);
  await page.unroute(/\/assets\/react-[^/]+\.js/);
  await page.getByRole('link', { name: 'Volver a cargar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Galería' })).toBeVisible();
});

test('where the code of the landing does not arrive, whoever has a session sees it as a visitor does', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|preloaded/);
  await signIn(page);
  const code = gate();
  await page.route(/\/assets\/react-[^/]+\.js/, async (route) => {
    await code.opened;
    await route.abort();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // By its element: what is hidden has no role.
  const title = page.locator('h1');
  await expect(title).toBeAttached();
  await expect(title).toBeHidden();
  code.open();
  await expect(title).toBeVisible();
});
