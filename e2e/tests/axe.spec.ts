import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createSessionId } from '@trazo/api-client';
import { expect, test } from '../fixtures';
import { openSignedIn } from '../on-screen';
import { fillWizard, generateButton, resultDialog } from '../wizard';

// No exceptions: every rule of WCAG 2.2 A and AA, and axe's best practices, on every screen.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** @param part what is left of the page while it is open, for a menu that hides the rest */
async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const builder = new AxeBuilder({ page });
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary}`),
  );
  expect.soft(found, where).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`[§2] axe finds nothing on the public pages in ${colorScheme}`, async ({ page }) => {
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

    test(`[§2] axe finds nothing on the sign-in pages in ${colorScheme}`, async ({ page, expectConsole }) => {
      expectConsole(/4(22|00|04)/);
      const link = `token_app=trazo-app&session=${createSessionId()}`;
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

    test(`[§2] axe finds nothing on the signed-in screens in ${colorScheme}`, async ({
      page,
      signIn,
      drawLogos,
    }) => {
      await drawLogos([{ company_name: 'Uno' }, { company_name: 'Dos', description: 'food. (text)' }]);
      await signIn(page);
      for (const path of [
        '/user',
        '/gallery',
        '/profile',
        '/profile?tab=activity',
        '/profile?tab=achievements',
        '/profile?tab=settings',
        '/plan',
        '/record',
        '/record?tab=movements',
        '/gallery?search=nada',
      ]) {
        await openSignedIn(page, path);
        await expectAccessible(page, path);
      }
      await page.goto('/gallery');
      await page.getByRole('button', { name: 'Ver detalle de Uno' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'the detail');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Cuenta: Ana Núñez' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page, 'the avatar menu', '[role=menu]');
      await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page, 'the question before signing out');
    });

    test(`[§2] axe finds nothing in the wizard and its result in ${colorScheme}`, async ({
      page,
      signIn,
    }) => {
      await signIn(page);
      await openSignedIn(page, '/generate');
      await expectAccessible(page, 'step 1');
      const next = page.getByRole('button', { name: 'Siguiente' });
      await page.getByLabel('Nombre de la empresa').fill('Faro');
      for (const step of [2, 3, 4]) {
        await next.click();
        await expectAccessible(page, `step ${step}`);
      }
      await next.click();
      await expectAccessible(page, 'step 5');
      await generateButton(page).click();
      await expect(resultDialog(page).getByRole('img', { name: 'Faro' })).toBeVisible();
      await expectAccessible(page, 'the result');
      await page.keyboard.press('Escape');
      await page.reload();
      await fillWizard(page, { name: 'Faro' });
      await page.route('**/generate_logo', (route) =>
        route.fulfill({ status: 200, json: { detail: 'No hay tinta.' } }),
      );
      await generateButton(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'an alert');
    });
  });
}
