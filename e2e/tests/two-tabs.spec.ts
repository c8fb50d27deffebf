import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures';
import { holdCall } from '../held-calls';
import { openSignedIn, sessionBanner, submitCredentials } from '../on-screen';
import { newSessionId } from '../session-id';

test('[§4] signing out in one tab signs the other out, and takes what was typed there with it', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page);
  await openSignedIn(page, '/gallery');
  const other = await context.newPage();
  await openSignedIn(other, '/generate');
  await other.getByLabel('Nombre de la empresa').fill('Brasa');
  const draft = () => other.evaluate(() => sessionStorage.getItem('trazo.draft'));
  await expect.poll(draft).toContain('Brasa');
  await page.getByRole('button', { name: 'Cuenta: Ana Núñez' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByText('Acceso Restringido')).toBeVisible();
  await expect(other.getByText('Acceso Restringido')).toBeVisible();
  await expect.poll(draft).toBeNull();
});

test('[§4] a session that another tab changed is checked again, and the page waits meanwhile', async ({
  page,
  context,
  signIn,
  admin,
}) => {
  const session = newSessionId();
  await admin.createUser({
    email: `${randomUUID()}@ejemplo.mx`,
    password: randomUUID(),
    name: 'Otra Persona',
    session,
  });
  await signIn(page);
  await openSignedIn(page, '/plan');
  const other = await context.newPage();
  await openSignedIn(other, '/plan');
  const check = await holdCall(other, '/validate_session');
  await page.evaluate((id) => localStorage.setItem('session', id), session);
  await expect(other.getByText('Verificando sesión...')).toBeVisible();
  check.release();
  await expect(sessionBanner(other)).toContainText('Otra Persona');
});

test('[§4] a session that another tab replaced by an unknown one ends, with the reason', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page);
  await openSignedIn(page, '/plan');
  const other = await context.newPage();
  await openSignedIn(other, '/plan');
  await page.evaluate((id) => localStorage.setItem('session', id), newSessionId());
  await expect(other.getByText('Acceso Restringido')).toBeVisible();
  await expect(other.getByRole('alert')).toHaveText(
    'No hay una sesión activa. Inicia sesión para continuar.',
  );
});

test('[§4] somebody who has the landing open twice signs in in one tab, and then in the other with a press', async ({
  page,
  context,
  user,
}) => {
  const other = await context.newPage();
  await other.goto('/');
  await page.goto('/');
  const check = other.waitForResponse('**/validate_session');
  await page.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?/);
  await check;
  await submitCredentials(page, 'Iniciar sesión', user);
  await expect(sessionBanner(page)).toContainText('Ana Núñez');
  await other.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
  await expect(sessionBanner(other)).toContainText('Ana Núñez');
  await expect(sessionBanner(page)).toContainText('Ana Núñez');
});

test('[§4] a page that is opened while somebody signs in elsewhere does not undo it', async ({
  page,
  context,
  user,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?/);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('alert')).toHaveText(
    'No hay una sesión activa. Inicia sesión para continuar.',
  );
  await submitCredentials(page, 'Iniciar sesión', user);
  await expect(sessionBanner(page)).toContainText('Ana Núñez');
});
