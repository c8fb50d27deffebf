import { answers, answersGarbage, breakCall, type Failure, refusesConnection } from '../broken-calls';
import { expect, test } from '../fixtures';
import { holdCall } from '../held-calls';
import { alertSaying, openSignedIn } from '../on-screen';
import { fillWizard, generateButton, resultDialog } from '../wizard';

test.beforeEach(async ({ page, signIn, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await signIn(page);
});

const detail = JSON.stringify({ detail: 'El nombre no se puede dibujar.' });
const generationFailures: [string, Failure, string][] = [
  ['a refusal with a detail', answers(422, detail, 'application/json'), 'El nombre no se puede dibujar.'],
  ['a 500 without one', answers(500, 'Internal Server Error'), 'Error al generar el logo'],
  ['an answer that is no JSON', answersGarbage, 'Error al generar el logo'],
  ['a refused connection', refusesConnection, 'Hubo un problema con la conexión.'],
];

for (const [what, failure, message] of generationFailures) {
  test(`[§8 Generation failure] ${what} is told as Error generando logo: and the draft stays`, async ({
    page,
  }) => {
    await openSignedIn(page, '/generate');
    await fillWizard(page, { name: 'Brío Solar' });
    await breakCall(page, '/generate_logo', failure);
    await generateButton(page).click();
    await expect(alertSaying(page, `Error generando logo: ${message}`)).toBeVisible();
    await page.unroute('**/generate_logo');
    await generateButton(page).click();
    await expect(resultDialog(page).getByRole('img', { name: 'Brío Solar' })).toBeVisible();
  });
}

test('[§8 Timeout] a generation without an answer ends after 10 seconds with the text of the time-out', async ({
  page,
}) => {
  await page.clock.install();
  await openSignedIn(page, '/generate');
  await fillWizard(page, { name: 'Brío Solar' });
  const generation = await holdCall(page, '/generate_logo');
  await generateButton(page).click();
  await generation.asked;
  await expect(page.getByText('Generando tu logo...')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(
    alertSaying(page, 'Error generando logo: Timeout: La llamada a la API tardó demasiado'),
  ).toBeVisible();
  await expect(generateButton(page)).toBeEnabled();
});

test('[§8 Generation failure] offline, the wizard says that the connection is the problem and goes on once it is back', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/generate');
  await fillWizard(page, { name: 'Isla' });
  await context.setOffline(true);
  await generateButton(page).click();
  await expect(alertSaying(page, 'Error generando logo: Hubo un problema con la conexión.')).toBeVisible();
  await context.setOffline(false);
  await generateButton(page).click();
  await expect(resultDialog(page)).toBeVisible();
});

test('[§8 Generation failure] a session that ended in mid-flow is told, the draft stays, and the landing says to sign in again', async ({
  page,
  request,
  user,
}) => {
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

const downloadFailures: [string, Failure, string][] = [
  ['an HTTP failure', answers(404, 'No está'), 'Error 404: No está'],
  ['a file that is no image', answersGarbage, 'El archivo descargado no es una imagen válida'],
  ['a refused connection', refusesConnection, 'Hubo un problema con la conexión.'],
];

for (const [what, failure, message] of downloadFailures) {
  test(`[§8 Download] ${what} is logged and told as Error al descargar la imagen:`, async ({
    page,
    expectConsole,
  }) => {
    const logged: string[] = [];
    page.on('console', (entry) => {
      if (entry.type() === 'error') logged.push(entry.text());
    });
    expectConsole(new RegExp(`^${message.replace('.', '\\.')}`));
    await openSignedIn(page, '/generate');
    await fillWizard(page, { name: 'Brío Solar' });
    await generateButton(page).click();
    await breakCall(page, '/api/proxy-download?*', failure);
    const saved: unknown[] = [];
    page.on('download', (download) => saved.push(download));
    await resultDialog(page).getByRole('button', { name: 'Descargar Logo' }).click();
    await expect(alertSaying(page, `Error al descargar la imagen: ${message}`)).toBeVisible();
    await expect.poll(() => logged).toContain(message);
    expect(saved).toEqual([]);
    await expect(resultDialog(page).getByRole('button', { name: 'Descargar Logo' })).toBeEnabled();
  });
}

test('[§2 Logo wizard] a logo whose image fails shows the coloured tile with its initial', async ({
  page,
}) => {
  await openSignedIn(page, '/generate');
  await fillWizard(page, { name: 'Brío Solar' });
  await page.route('**/logos/**', (route) => route.abort());
  await generateButton(page).click();
  await expect(resultDialog(page).getByText('B', { exact: true }).first()).toBeVisible();
});
