import { expect, test } from '../fixtures';
import { holdCall } from '../held-calls';
import { alertSaying, openSignedIn } from '../on-screen';
import { newSessionId } from '../session-id';
import { fillWizard, generateButton, resultDialog } from '../wizard';

// What fails for real: the server's own refusals, a lost connection, the real deadline, the browser's storage.
// What each screen makes of every answer that can come is asked in apps/logo-app, of a server that is scripted.
test.beforeEach(({ expectConsole }) => {
  expectConsole(/Failed to load resource/);
});

test('[§8 Session validation failure] an unknown session is cleared, and the landing says why', async ({
  page,
  signIn,
}) => {
  await signIn(page, newSessionId());
  await page.goto('/');
  await expect(alertSaying(page, 'No hay una sesión activa. Inicia sesión para continuar.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

test('[§8 Timeout] a session check without an answer ends after 10 seconds', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn(page);
  const check = await holdCall(page, '/validate_session');
  await page.goto('/gallery');
  await expect(page.getByText('Inicializando Aplicación')).toBeVisible();
  await check.asked;
  await page.clock.fastForward(10_000);
  await expect(
    alertSaying(page, 'No se pudo comprobar tu sesión: Timeout: La llamada a la API tardó demasiado'),
  ).toBeVisible();
  await expect(page.getByText('Acceso Restringido')).toBeVisible();
});

test('[§8 Generation failure] a session that ended in mid-flow is told, the draft stays, and the landing says to sign in again', async ({
  page,
  request,
  signIn,
  user,
}) => {
  await signIn(page);
  await openSignedIn(page, '/generate');
  await fillWizard(page, { name: 'Último Tren' });
  const account = { token_app: 'trazo-app', email: user.email, password: user.password };
  await request.post('/auth/login', { form: { ...account, session: user.session } });
  await request.post('/auth/logout');
  await generateButton(page).click();
  await expect(
    alertSaying(page, 'Error generando logo: Tu sesión no existe o ha expirado. Inicia sesión de nuevo.'),
  ).toBeVisible();
  await expect(page.getByText('Último Tren').first()).toBeVisible();
  await page.goto('/');
  await expect(alertSaying(page, 'No hay una sesión activa. Inicia sesión para continuar.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
});

test('[§8 Generation failure] offline, the wizard says that the connection is the problem and goes on once it is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page);
  await openSignedIn(page, '/generate');
  await fillWizard(page, { name: 'Isla' });
  await generateButton(page).click();
  const result = resultDialog(page);
  const image = result.getByRole('img', { name: 'Isla' });
  await expect(image).toBeVisible();
  const first = await image.getAttribute('src');
  // The browser's network hears of it in its own time.
  const isReached = () => page.evaluate(() => fetch('/healthz').then(Boolean, () => false));
  await context.setOffline(true);
  await expect.poll(isReached).toBe(false);
  await result.getByRole('button', { name: 'Regenerar' }).click();
  await expect(alertSaying(page, 'Error generando logo: Hubo un problema con la conexión.')).toBeVisible();
  // Without another one the last is still there.
  await expect(result).toBeVisible();
  await context.setOffline(false);
  await expect.poll(isReached).toBe(true);
  await result.getByRole('button', { name: 'Regenerar' }).click();
  await expect(image).toBeVisible();
  await expect(image).not.toHaveAttribute('src', first ?? '');
});

test('[§8 Session save failure] with storage denied, sign-in says so and the landing goes on working', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^Error de login/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
  await expect(alertSaying(page, 'No se pudo guardar la sesión')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Comenzar Gratis' }).first()).toBeEnabled();
});
