import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible';
import { expect, test } from '../fixtures';
import { holdCall } from '../held-calls';
import { openSignedIn } from '../on-screen';
import { fillWizard, generateButton, resultDialog } from '../wizard';
import { newSessionId } from '../session-id';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens each address and runs axe on it once its data has come. */
async function expectAllAccessible(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openSignedIn(page, path);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, path);
  }
}

test('[§2] axe finds nothing on the public pages, light and dark', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page, 'the landing');
  await page.getByRole('button', { name: 'Ver Demo' }).click();
  await page.getByRole('dialog').getByLabel('Nombre de tu empresa').fill('Faro');
  await expect(page.getByText('Listo: así se ve tu nombre.')).toBeVisible();
  await expectAccessible(page, 'the demo');
  for (const path of ['/gallery', '/user']) {
    await page.goto(path);
    await expect(page.getByText('Acceso Restringido')).toBeVisible();
    await expectAccessible(page, `${path}, signed out`);
  }
});

test('[§2] axe finds nothing on the sign-in pages, light and dark', async ({ page, expectConsole }) => {
  expectConsole(/4(22|00|04)/);
  const link = `token_app=trazo-app&session=${newSessionId()}`;
  for (const path of [
    `/auth/login?${link}`,
    `/auth/register?${link}`,
    '/auth/login',
    '/auth/logout',
    '/auth/x',
  ]) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
  await page.goto(`/auth/register?${link}`);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a registration with errors');
});

test('[§2] axe finds nothing on the profile and the plans, light and dark', async ({ page, signIn }) => {
  await signIn(page);
  await expectAllAccessible(page, [
    '/user',
    '/profile',
    '/profile?tab=activity',
    '/profile?tab=achievements',
    '/profile?tab=settings',
    '/plan',
  ]);
  await page.getByRole('button', { name: 'Cuenta: Ana Núñez' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'the avatar menu', '[role=menu]');
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'the question before signing out');
});

test('[§2] axe finds nothing on the gallery and the history, light and dark', async ({
  page,
  signIn,
  drawLogos,
}) => {
  await drawLogos([{ company_name: 'Uno' }, { company_name: 'Dos', description: 'food. (text)' }]);
  await signIn(page);
  await expectAllAccessible(page, ['/record', '/record?tab=movements', '/gallery?search=nada', '/gallery']);
  await page.getByRole('button', { name: 'Ver detalle de Uno' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the detail');
});

test('[§2] axe finds nothing in the wizard and its result, light and dark', async ({ page, signIn }) => {
  await signIn(page);
  await openSignedIn(page, '/generate');
  await expectAccessible(page, 'step 1');
  await page.getByLabel('Nombre de la empresa').fill('Faro');
  for (const step of [2, 3, 4, 5]) {
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page.getByText(`Paso ${step} de 5`).first()).toBeAttached();
    await expectAccessible(page, `step ${step}`);
  }
  const generation = await holdCall(page, '/generate_logo');
  await generateButton(page).click();
  await expect(page.getByText('Generando tu logo...')).toBeVisible();
  await expectAccessible(page, 'the generating state');
  generation.release();
  await expect(resultDialog(page).getByRole('img', { name: 'Faro' })).toBeVisible();
  await expectAccessible(page, 'the result');
});

test('[§2] axe finds nothing in an alert, light and dark', async ({ page, signIn }) => {
  await signIn(page);
  await openSignedIn(page, '/generate');
  await fillWizard(page, { name: 'Faro' });
  await page.route('**/generate_logo', (route) =>
    route.fulfill({ status: 200, json: { detail: 'No hay tinta.' } }),
  );
  await generateButton(page).click();
  // Under the pointer an alert stays.
  await page.getByRole('alert').hover();
  await expectAccessible(page, 'an alert');
  await expect(page.getByRole('alert')).toBeVisible();
});
