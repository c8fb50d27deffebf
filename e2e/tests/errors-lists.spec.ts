import { answers, answersGarbage, breakCall, type Failure, refusesConnection } from '../broken-calls';
import { expect, test } from '../fixtures';
import { holdCall } from '../held-calls';
import { alertSaying, openSignedIn } from '../on-screen';

test.beforeEach(async ({ page, signIn, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await signIn(page);
});

const galleryFailures: [string, Failure, string][] = [
  ['a 500', answers(500, 'no'), 'Hubo un error al cargar la galería.'],
  ['garbage', answersGarbage, 'Hubo un error al cargar la galería.'],
  ['a refused connection', refusesConnection, 'Hubo un problema con la conexión.'],
];

for (const [what, failure, message] of galleryFailures) {
  test(`[§8 Gallery load failure] ${what} is told, and Reintentar loads the logos`, async ({
    page,
    drawLogos,
  }) => {
    await drawLogos([{ company_name: 'Vuelve' }]);
    await breakCall(page, '/gallery', failure);
    await openSignedIn(page, '/gallery');
    await expect(alertSaying(page, message).first()).toBeVisible();
    await page.unroute('**/gallery');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('article', { name: 'Vuelve' })).toBeVisible();
  });
}

test('[§8 Timeout] a gallery without an answer ends after 10 seconds; 8 placeholder cards stand until then', async ({
  page,
}) => {
  await page.clock.install();
  const gallery = await holdCall(page, '/gallery');
  await openSignedIn(page, '/gallery');
  await gallery.asked;
  await expect(page.locator('[data-skeleton]')).toHaveCount(8);
  await page.clock.fastForward(10_000);
  await expect(alertSaying(page, 'Timeout: La llamada a la API tardó demasiado').first()).toBeVisible();
});

test('[§8 Missing session for gallery] without a stored session the gallery says so and calls nothing', async ({
  page,
}) => {
  await openSignedIn(page, '/plan');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await page.evaluate(() => localStorage.removeItem('session'));
  await page.getByRole('link', { name: 'Galería' }).click();
  await expect(alertSaying(page, 'No se encontró la sesión').first()).toBeVisible();
  expect(calls).toEqual([]);
});

test('[§8 Favourite failure] a refused favourite is taken back and only logged', async ({
  page,
  drawLogos,
  expectConsole,
}) => {
  expectConsole(/^No se pudo actualizar el favorito/);
  await drawLogos([{ company_name: 'Duda' }]);
  await openSignedIn(page, '/gallery');
  const logged = page.waitForEvent('console', (entry) => entry.text().includes('No se pudo actualizar'));
  const saving = await holdCall(page, '/favorite', answers(404, 'no'));
  const card = page.getByRole('article', { name: 'Duda' });
  const toggle = card.getByRole('button', { name: 'Favorito: Duda' });
  await card.hover();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  saving.release();
  await logged;
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[§8 Favourite without session] nothing happens but a console message', async ({
  page,
  drawLogos,
  expectConsole,
}) => {
  expectConsole(/^No hay sesión activa/);
  await drawLogos([{ company_name: 'Duda' }]);
  await openSignedIn(page, '/gallery');
  const card = page.getByRole('article', { name: 'Duda' });
  await card.hover();
  await page.evaluate(() => localStorage.removeItem('session'));
  const logged = page.waitForEvent('console', (entry) => entry.text().includes('No hay sesión activa'));
  await card.getByRole('button', { name: 'Favorito: Duda' }).click();
  await logged;
  await expect(card.getByRole('button', { name: 'Favorito: Duda' })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[§2 Gallery] a card whose image fails shows its initial, and its download counts and tells all the same', async ({
  page,
  drawLogos,
}) => {
  await drawLogos([{ company_name: 'Quebrado' }]);
  await page.route('**/logos/**', (route) => route.abort());
  await openSignedIn(page, '/gallery');
  const card = page.getByRole('article', { name: 'Quebrado' });
  await expect(card.getByText('Q', { exact: true })).toBeVisible();
  await card.hover();
  await card.getByRole('button', { name: 'Descargar Quebrado' }).click();
  await expect(alertSaying(page, 'Descargando: Quebrado')).toBeVisible();
  await expect(card).toContainText('1 descarga');
});

for (const [what, failure] of [
  ['a 500', answers(500, 'no')],
  ['garbage', answersGarbage],
  ['a refused connection', refusesConnection],
] as const) {
  test(`[§8 History failures] ${what}: a red banner on each tab, the list emptied, and Refrescar brings it back`, async ({
    page,
    drawLogos,
  }) => {
    await drawLogos([{ company_name: 'Vuelve' }]);
    await breakCall(page, '/logos_info', failure);
    await breakCall(page, '/movimiento_info', failure);
    await openSignedIn(page, '/record');
    await expect(alertSaying(page, 'Error al cargar los logos')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Logos Creados (0)' })).toBeVisible();
    await page.getByRole('tab', { name: 'Movimientos (0)' }).click();
    await expect(alertSaying(page, 'Error al cargar los movimientos')).toBeVisible();
    await page.unroute('**/movimiento_info');
    await page.getByRole('button', { name: 'Refrescar' }).click();
    await expect(page.getByRole('tab', { name: 'Movimientos (2)' })).toBeVisible();
  });
}

for (const [what, failure, message] of [
  ['a 503', answers(503, 'en obras'), 'HTTP error! status: 503 - en obras'],
  ['garbage', answersGarbage, 'Error inesperado'],
  ['a refused connection', refusesConnection, 'Hubo un problema con la conexión.'],
] as const) {
  test(`[§8 Profile load failure] ${what}: a red banner with the message, and Reintentar`, async ({
    page,
  }) => {
    await breakCall(page, '/user_info', failure);
    await openSignedIn(page, '/profile');
    await expect(alertSaying(page, message)).toBeVisible();
    await page.unroute('**/user_info');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('tab', { name: 'Mi Perfil' })).toBeVisible();
    await expect(alertSaying(page, message)).toBeHidden();
  });
}

test('[§2 Profile] the loading text stands until the profile is there', async ({ page }) => {
  const loading = await holdCall(page, '/user_info');
  await openSignedIn(page, '/profile');
  await expect(page.getByText('Cargando información del perfil…')).toBeVisible();
  loading.release();
  await expect(page.getByRole('tab', { name: 'Mi Perfil' })).toBeVisible();
});
