import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdCall } from '../held-calls';

/** What came of the app's code has run: from here on the page is React's. */
const runs = (page: Page) => expect(page.locator('#root:not([data-first])')).toBeAttached();

/** Which calls are made from now on, with what they carry. */
function callsOf(page: Page) {
  const calls: { path: string; body: string | null; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const { 'content-type': type = '', accept = '', apikey = '' } = request.headers();
    calls.push({
      path: new URL(request.url()).pathname,
      body: request.postData(),
      headers: { type, accept, apikey },
    });
  });
  return calls;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[Product: light] a screen says that the session is checked before any script has come, and React takes over what is there, ${colorScheme}`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) =>
        (window as unknown as { shifts: unknown[] }).shifts.push(...list.getEntries()),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await signIn(page);
    const scripts = await holdCall(page, '/assets/*.js');
    const check = await holdCall(page, '/validate_session');
    await page.goto('/gallery', { waitUntil: 'commit' });
    const title = page.getByRole('status').getByRole('heading', { name: 'Inicializando Aplicación' });
    await expect(title).toBeVisible();
    await expect(page.getByText('Verificando estado de autenticación...')).toBeVisible();
    const looks = () =>
      page.getByRole('status').evaluate((status) => {
        const { color, backgroundColor } = getComputedStyle(status);
        return { color, backgroundColor, height: status.getBoundingClientRect().height };
      });
    // Nothing is painted before the style sheet is there.
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet);
    await page.evaluate(() => document.fonts.ready);
    // On a busy machine a face may come after the first picture; what is asked here is what React moves.
    const since = await page.evaluate(
      () =>
        new Promise<number>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))),
        ),
    );
    const [before, node] = [await looks(), await title.elementHandle()];
    scripts.release();
    await runs(page);
    expect(await looks()).toEqual(before);
    expect(await node?.evaluate((heading) => heading.isConnected)).toBe(true);
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { startTime: number }[] }).shifts,
    );
    expect(shifts.filter(({ startTime }) => startTime >= since)).toEqual([]);
    check.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Mi Galería' })).toBeVisible();
  });
}

test('[Product: light] with no session a screen shows nothing of a check', async ({ page }) => {
  const scripts = await holdCall(page, '/assets/*.js');
  await page.goto('/gallery', { waitUntil: 'commit' });
  await expect(page.locator('#root [role=status]')).toBeAttached();
  await expect(page.locator('#root [role=status]')).toBeHidden();
  await scripts.asked;
  scripts.release();
  await expect(page.getByText(/^Acceso Restringido - /)).toBeVisible();
});

test('someone with a session sees nothing of the landing, which is about to be left', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const scripts = await holdCall(page, '/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const claim = page.locator('h1', { hasText: 'Logos profesionales en menos de 30 segundos' });
  await expect(claim).toBeAttached();
  await expect(claim).toBeHidden();
  await scripts.asked;
  scripts.release();
  await expect(page).toHaveURL(/\/generate$/);
});

test('[Product: light] the session is checked once, while the code of the app is on its way', async ({
  page,
  signIn,
  user,
}) => {
  await signIn(page);
  const calls = callsOf(page);
  const scripts = await holdCall(page, '/assets/*.js');
  const asked = page.waitForRequest('**/validate_session');
  await page.goto('/gallery', { waitUntil: 'commit' });
  await asked;
  scripts.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Galería' })).toBeVisible();
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/gallery');
  const checks = calls.filter(({ path }) => path === '/validate_session');
  expect(checks.map(({ body }) => body)).toEqual([JSON.stringify({ session: user.session })]);
  expect(checks[0]?.headers, 'asked as the app asks').toEqual(
    calls.find(({ path }) => path === '/gallery')?.headers,
  );
});

test('[Product: callback with a code] a code in the address is redeemed before the session is checked', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.route('**/callback', (route) => route.fulfill({ json: { success: true } }));
  const calls = callsOf(page);
  await page.goto('/plan?code=abc');
  await expect(page.getByRole('heading', { level: 1, name: 'Actualizar Plan' })).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['/callback', '/validate_session']);
});
