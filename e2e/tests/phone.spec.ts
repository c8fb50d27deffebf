import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openSignedIn, visitScreens } from '../on-screen';
import { newSessionId } from '../session-id';
import { fillWizard, generateButton, resultDialog } from '../wizard';

/** Parts of the page that stick out sideways; whatever scrolls in a box of its own may. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5 && !scrolls(element.parentElement),
    );
    return [`page is ${document.documentElement.scrollWidth} px wide in ${width} px`].concat(
      wide.slice(0, 5).map((element) => `${element.tagName}.${element.className}`.slice(0, 120)),
    );
  });

// Soft: one run names every screen that is too wide.
const expectNoOverflow = (page: Page, where: string) =>
  expect
    .configure({ soft: true })
    .poll(() => overflowing(page), `sideways overflow at ${where}`)
    .toEqual([]);

const height = 844;

/** What is on screen must fit into each of these widths, one after the other. */
async function expectToFit(page: Page, widths: readonly number[], where: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await expectNoOverflow(page, `${where}, ${width} px`);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height }, hasTouch: true, isMobile: true });

  const phones = [390, 320] as const;

  test('[§2] no page scrolls sideways, signed out', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, phones, 'the landing');
    await page.goto('/plan');
    await expect(page.getByText('Acceso Restringido')).toBeVisible();
    await expectToFit(page, phones, 'a restricted page');
    await page.goto(`/auth/login?token_app=trazo-app&session=${newSessionId()}`);
    await expectToFit(page, phones, 'the sign-in page');
  });

  test('[§2] no screen scrolls sideways, signed in', async ({ page, signIn, drawLogos }) => {
    await drawLogos([
      { company_name: 'Compañía Interoceánica de Transportes Refrigerados del Noroeste' },
      { company_name: 'Desoxirribonucleoproteínico' },
    ]);
    await signIn(page);
    await visitScreens(page, (address) => expectToFit(page, phones, address));
    await page.goto('/gallery');
    await page.getByRole('button', { name: 'Ver detalle de Desoxirribonucleoproteínico' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectToFit(page, phones, 'the detail');
  });

  test('[§2 Sidebar] the navigation is a drawer that a link closes', async ({ page, signIn }) => {
    await signIn(page);
    await openSignedIn(page, '/plan');
    const menu = page.getByRole('button', { name: 'Abrir menú' });
    await menu.tap();
    const drawer = page.getByRole('dialog', { name: 'Navegación principal' });
    await expect(drawer).toBeVisible();
    await expectNoOverflow(page, 'the drawer');
    await drawer.getByRole('button', { name: 'Cerrar menú' }).tap();
    await expect(drawer).toBeHidden();
    await menu.tap();
    await drawer.getByRole('link', { name: 'Galería' }).tap();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Cuenta: Ana Núñez' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Cerrar Sesión' })).toBeInViewport();
  });

  test('[§2 Logo wizard] the wizard leads to a saved logo by touch', async ({ page, signIn }) => {
    await signIn(page);
    await openSignedIn(page, '/generate');
    await fillWizard(page, { name: 'Panadería La Esperanza', industry: 'Alimentaria', style: 'Divertido' });
    await expectNoOverflow(page, 'the summary');
    await generateButton(page).tap();
    const result = resultDialog(page);
    await expect(result.getByRole('img', { name: 'Panadería La Esperanza' })).toBeVisible();
    await expectToFit(page, phones, 'the result');
    const downloading = page.waitForEvent('download');
    await result.getByRole('button', { name: 'Descargar Logo' }).tap();
    expect((await downloading).suggestedFilename()).toMatch(/\.png$/);
  });
});

/** Texts that are cut off where they stand; what nobody is read, a drawing made of letters, is no text. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, h1, h2, h3, p, li')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const cutsX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const cutsY = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
        const isOnScreen = element.clientWidth > 1 && element.clientHeight > 1;
        return (
          isOnScreen &&
          !element.closest('[aria-hidden=true]') &&
          (cutsX || cutsY) &&
          element.textContent?.trim() !== ''
        );
      })
      .map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 60)}`),
  );

/** Text at twice its size, as a reader sets it for every page. */
const enlarge = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );

for (const width of [320, 1280]) {
  test(`[§2 Landing page] with text at 200 % nothing of the landing is cut off or scrolls sideways at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await enlarge(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoOverflow(page, 'the landing');
    await expect.poll(() => clipped(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ver Demo' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoOverflow(page, 'the demo');
  });
}

test('[§2] with text at 200 % nothing scrolls sideways', async ({ page, signIn, drawLogos }) => {
  await drawLogos([{ company_name: 'Compañía Interoceánica' }]);
  await enlarge(page);
  await signIn(page);
  await visitScreens(page, (address) => expectToFit(page, [390, 1280], address));
});

/** What begins or ends outside the window, on a page that shows no more than it. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, p, label, input:not([type=hidden]), button, a')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (
          left < 0 ||
          right > document.documentElement.clientWidth ||
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

for (const width of [320, 1280]) {
  test(`[§2] with text at 200 % the sign-in pages grow and fit into ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enlarge(page);
    for (const path of ['login', 'register']) {
      await page.goto(`/auth/${path}?token_app=trazo-app&session=${newSessionId()}`);
      await expect(page.getByLabel('Contraseña')).toHaveCSS('font-size', '32px');
      expect(await outside(page), path).toEqual([]);
    }
  });
}
