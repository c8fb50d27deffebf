import { expect, test } from '../fixtures';
import { alertSaying, openSignedIn } from '../on-screen';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test('[§2 Profile] four tabs with their badges, Mi Perfil first; the tab is in the address and Back follows', async ({
  page,
}) => {
  await openSignedIn(page, '/profile');
  await expect(page.getByRole('tab')).toHaveText([
    'Mi Perfil',
    /^Actividad\s*12/,
    /^Logros\s*3/,
    'Configuración',
  ]);
  await expect(page.getByRole('tab', { name: 'Mi Perfil' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Actividad' }).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(4);
  await page.getByRole('tab', { name: 'Logros' }).click();
  await expect(page).toHaveURL(/tab=achievements/);
  await expect(page.getByRole('tabpanel').getByText('75')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Actividad' })).toHaveAttribute('aria-selected', 'true');
});

test('[§4 Profile] Editar opens the fields, Cancelar forgets what was typed, Guardar leaves edit mode and keeps it', async ({
  page,
  user,
}) => {
  await openSignedIn(page, '/profile');
  const block = page.getByRole('form', { name: 'Información personal' });
  await expect(block).toContainText('Ana Núñez');
  await expect(block).toContainText(user.email);
  await expect(block).toContainText('México');
  await expect(block).toContainText('Bienvenido a tu perfil');
  await block.getByRole('button', { name: 'Editar' }).click();
  await block.getByLabel('Ubicación').fill('Oaxaca');
  await block.getByRole('button', { name: 'Cancelar' }).click();
  await expect(block).not.toContainText('Oaxaca');
  await block.getByRole('button', { name: 'Editar' }).click();
  await block.getByLabel('Ubicación').fill('Oaxaca');
  await block.getByRole('button', { name: 'Guardar' }).click();
  await expect(block).toContainText('Oaxaca');
  await expect(block.getByRole('button', { name: 'Editar' })).toBeFocused();
});

test('[§2 Profile] quick actions lead to the wizard and the history', async ({ page }) => {
  await openSignedIn(page, '/profile');
  const actions = page.getByRole('region', { name: 'Acciones rápidas' });
  await expect(actions.getByRole('button', { name: 'Descargar Todos' })).toBeVisible();
  await actions.getByRole('link', { name: 'Ver Historial' }).click();
  await expect(page).toHaveURL(/\/record$/);
  await page.goBack();
  await actions.getByRole('link', { name: 'Crear Logo' }).click();
  await expect(page).toHaveURL(/\/generate$/);
});

test('[§2 Profile] Configuración: toggles on, off, on, off; the token masked; the plan; what has no action says so', async ({
  page,
  user,
}) => {
  await openSignedIn(page, '/profile?tab=settings');
  const toggles = page.getByRole('switch');
  await expect(toggles).toHaveCount(4);
  for (const [index, on] of [true, false, true, false].entries()) {
    await expect(toggles.nth(index)).toBeChecked({ checked: on });
  }
  await toggles.nth(1).click();
  await expect(toggles.nth(1)).toBeChecked();
  const masked = `${user.session.slice(0, 4)}••••${user.session.slice(-4)}`;
  await expect(page.getByText(masked)).toBeVisible();
  await expect(page.getByText(user.session)).toHaveCount(0);
  await expect(page.getByText('Logos ilimitados • Descargas HD')).toBeVisible();
  await expect(page.getByText('0/∞ logos')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(alertSaying(page, 'No disponible por ahora').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar aviso' }).first().click();
  await page.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect(alertSaying(page, 'No disponible por ahora')).toBeVisible();
  await page.getByRole('link', { name: 'Cambiar Plan' }).click();
  await expect(page).toHaveURL(/\/plan$/);
});
