import { expect, test } from '../fixtures';
import { alertSaying, openSignedIn } from '../on-screen';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await openSignedIn(page, '/user');
});

test('[§2 Dashboard] welcomes, shows profile, session, figures and the two endpoints as text', async ({
  page,
  user,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana Núñez');
  await expect(page.getByText(user.email)).toBeVisible();
  await expect(page.getByText('/callback', { exact: true })).toBeVisible();
  await expect(page.getByText('/validate_session', { exact: true })).toBeVisible();
  await expect(page.getByText('Logos creados')).toBeVisible();
});

test('[§8 Validation result] Validar Sesión and Actualizar Datos say what they found, and when', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Validar Sesión' }).click();
  await expect(alertSaying(page, 'Sesión válida y actualizada')).toBeVisible();
  await expect(page.getByRole('main').getByText('Sesión válida y actualizada').locator('time')).toBeVisible();
  await page.getByRole('button', { name: 'Actualizar Datos' }).click();
  await expect(alertSaying(page, 'Datos actualizados correctamente')).toBeVisible();
});

test('[§2 Dashboard] each action card says that it is under development', async ({ page }) => {
  for (const title of ['Estadísticas', 'Equipo', 'Integraciones']) {
    await page.getByRole('main').getByRole('button', { name: title }).click();
    await expect(alertSaying(page, `${title}: en desarrollo`)).toBeVisible();
  }
});

test('[§2 Dashboard] its own bar leads to the other screens and signs out after asking', async ({ page }) => {
  await page.getByRole('link', { name: 'Galería' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByText('Acceso Restringido')).toBeVisible();
});
