import { answers, breakCall, refusesConnection } from '../broken-calls';
import { expect, test } from '../fixtures';
import { holdCall } from '../held-calls';
import { alertSaying, openSignedIn } from '../on-screen';
import { newSessionId } from '../session-id';

const storedSession = 'session';

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
  expect(await page.evaluate((key) => localStorage.getItem(key), storedSession)).toBeNull();
});

for (const [what, failure, message] of [
  ['a 500', answers(500, 'se cayó'), 'HTTP error! status: 500 - se cayó'],
  ['a refused connection', refusesConnection, 'Hubo un problema con la conexión.'],
] as const) {
  test(`[§8 Session validation failure] ${what} clears the session at a protected page and says why`, async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await breakCall(page, '/validate_session', failure);
    await page.goto('/gallery');
    await expect(alertSaying(page, `No se pudo comprobar tu sesión: ${message}`)).toBeVisible();
    await expect(page.getByText('Acceso Restringido')).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), storedSession)).toBeNull();
  });
}

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

test('[§8 Validation result] an invalid session, and one that could not be checked, are told on the dashboard', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openSignedIn(page, '/user');
  await breakCall(page, '/validate_session', answers(200, '{"validated":0}', 'application/json'));
  await page.getByRole('button', { name: 'Validar Sesión' }).click();
  await expect(alertSaying(page, 'Sesión inválida o expirada')).toBeVisible();
  await expect(page.getByText('Acceso Restringido')).toBeVisible();
});

test('[§8 Validation result] a failed validation says Error de validación: and the message', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openSignedIn(page, '/user');
  await breakCall(page, '/validate_session', answers(502, 'puerta rota'));
  await page.getByRole('button', { name: 'Validar Sesión' }).click();
  await expect(alertSaying(page, 'Error de validación: HTTP error! status: 502 - puerta rota')).toBeVisible();
});

test('[§8 Refresh data] a failed refresh says Error actualizando datos: and the message', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openSignedIn(page, '/user');
  await breakCall(page, '/validate_session', refusesConnection);
  await page.getByRole('button', { name: 'Actualizar Datos' }).click();
  await expect(
    alertSaying(page, 'Error actualizando datos: Hubo un problema con la conexión.'),
  ).toBeVisible();
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

test('[§8 Session save failure] with storage full, sign-in says so', async ({ page, expectConsole }) => {
  expectConsole(/^Error de login/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
  await expect(alertSaying(page, 'No se pudo guardar la sesión')).toBeVisible();
});

test('[§8 Login/register failure] a failed registration is only logged', async ({ page, expectConsole }) => {
  expectConsole(/^Error de registro/);
  await page.goto('/');
  await page.evaluate(() => {
    crypto.getRandomValues = () => {
      throw new Error('no randomness');
    };
  });
  const logged = page.waitForEvent('console', (entry) => entry.text().includes('Error de registro'));
  await page.getByRole('button', { name: 'Registro' }).click();
  await logged;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});
