import { expect, test } from '../fixtures';
import { holdCall, holdPage } from '../held-calls';
import { isDrawn, submitCredentials } from '../on-screen';

test('[§2 Landing page] the anchors lead to the sections of the page', async ({ page }) => {
  await page.goto('/');
  for (const [label, id] of [
    ['Funciones', 'features'],
    ['Precios', 'pricing'],
    ['Ejemplos', 'examples'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test('[§1] the landing makes its promises and its four claims, and shows the three plans, before any script has run', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveTitle(/Trazo/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Logos profesionales en menos de 30 segundos',
  );
  await expect(page.getByText('No necesitas experiencia en diseño').first()).toBeVisible();
  for (const claim of ['500K+', '50K+', '4.9/5', '24/7']) {
    await expect(page.getByText(claim, { exact: true })).toBeVisible();
  }
  for (const plan of ['Explorador', 'Comandante', 'Capitán Galáctico']) {
    await expect(page.getByRole('article', { name: plan })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
  await context.close();
});

test('[§2 Landing page] Comenzar Gratis says Redirigiendo... and leads to the sign-in page with token and session', async ({
  page,
}) => {
  const signInPage = await holdPage(page, '**/auth/login?**');
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Comenzar Gratis' }).first().click();
  await expect(page.getByText('Redirigiendo...').first()).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('session'));
  expect(stored).toMatch(/^\d+_[a-z0-9]+$/);
  signInPage.release();
  await page.waitForURL('**/auth/login?**');
  const query = new URL(page.url()).searchParams;
  expect([...query.keys()].sort()).toEqual(['session', 'token_app']);
  expect(query.get('session')).toBe(stored);
});

test('[§2 Landing page] Ver Demo draws a typed name six times at once, with no account', async ({ page }) => {
  const previews: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/preview.svg')) previews.push(new URL(request.url()));
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Ver Demo' }).click();
  const demo = page.getByRole('dialog', { name: 'Mira tu nombre hecho logo' });
  await expect(demo.getByText('Estos son ejemplos. Escribe un nombre y verás los tuyos.')).toBeVisible();
  await demo.getByLabel('Nombre de tu empresa').fill('Peñón Azul');
  await expect(demo.getByText('Listo: así se ve tu nombre.')).toBeVisible();
  await expect(demo.getByRole('listitem')).toHaveCount(6);
  await expect
    .poll(() =>
      demo
        .locator('li img:visible')
        .evaluateAll(
          (images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
        ),
    )
    .toBe(6);
  expect(new Set(previews.map((url) => url.searchParams.get('style'))).size).toBe(6);
  expect(previews.every((url) => url.searchParams.get('name') === 'Peñón Azul')).toBe(true);
  await page.keyboard.press('Escape');
  await expect(demo).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ver Demo' })).toBeFocused();
});

test('on a slow connection Ver Demo is busy from the press until the demo is there', async ({ page }) => {
  const code = await holdCall(page, '/assets/demo-*.js');
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Ver Demo' });
  await button.click();
  await code.asked;
  await expect(button).toHaveAttribute('aria-busy', 'true');
  code.release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('on a slow connection the demo says that it is drawing until every logo can be seen', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ver Demo' }).click();
  const demo = page.getByRole('dialog');
  const pictures = await holdCall(page, '/api/preview.svg?*');
  await demo.getByRole('textbox').fill('Panadería Ñandú');
  await pictures.asked;
  await expect(demo.getByRole('status')).toHaveText('Dibujando...');
  pictures.release();
  await expect(demo.getByRole('status')).toHaveText('Listo: así se ve tu nombre.');
});

test('[§4 Theme] the theme follows the system until it is chosen, and the choice outlives a reload', async ({
  page,
}) => {
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await isDark()).toBe(true);
  await page.getByRole('button', { name: 'Cambiar a tema claro' }).click();
  await expect.poll(isDark).toBe(false);
  await page.reload();
  expect(await isDark()).toBe(false);
  await expect(page.getByRole('button', { name: 'Cambiar a tema oscuro' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test('another theme is there at once, without a transition of all that has a colour', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#root[data-first]')).toHaveCount(0);
  await page.evaluate(() => {
    Object.assign(window, { begun: [] });
    document.addEventListener('transitionrun', ({ propertyName }) => {
      // What comes to life moves; only colours are the theme's.
      if (/color|fill|stroke|shadow/.test(propertyName)) {
        (window as unknown as { begun: string[] }).begun.push(propertyName);
      }
    });
  });
  // Where the pointer stands, what is under it answers by a transition of its own.
  await page.getByRole('button', { name: /^Cambiar a tema/ }).evaluate((toggle) => {
    (toggle as HTMLElement).click();
  });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme-changing');
  expect(await page.evaluate(() => (window as unknown as { begun: string[] }).begun)).toEqual([]);
  const button = page.getByRole('button', { name: 'INICIAR SESIÓN' });
  expect(await button.evaluate((element) => getComputedStyle(element).transitionDuration)).not.toBe('0s');
});

test('[§2 Route table] someone signed in is taken from the landing to /generate, and Back does not return to it', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/plan');
  await expect(page.getByRole('heading', { level: 1, name: 'Actualizar Plan' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/generate$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/plan$/);
});

test('a name typed in the first view is drawn at once, and waits in the wizard after signing in', async ({
  page,
  user,
}) => {
  await page.goto('/');
  const field = page.getByRole('main').getByLabel('Nombre de tu empresa');
  const before = await page.locator('main figure').first().boundingBox();
  await field.fill('Río Bravo');
  const drawing = page.locator('main figure img[src*="preview.svg"]:visible');
  await expect.poll(() => isDrawn(drawing)).toBe(true);
  expect(await page.locator('main figure').first().boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
  await submitCredentials(page, 'Iniciar sesión', user);
  await page.waitForURL('**/generate');
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('Río Bravo');
});
