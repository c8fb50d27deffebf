import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { openSignedIn } from '../on-screen';
import { fillWizard, generateButton, resultDialog } from '../wizard';

const company = {
  name: 'Quesería La Loma',
  description: 'quesos de oveja curados en cueva',
  industry: 'Alimentaria',
  type: 'Icono + texto',
  style: 'Moderno',
  color: 'Azul',
};

/** Takes what stands on the page, in both themes, once all of its images have come. */
async function takeBoth(page: Page, name: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
    await take(page, `${name}.${theme}`);
  }
}

async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await expect.poll(() => page.evaluate(imagesInView)).toBe('all here');
  const path = fileURLToPath(new URL(`../../docs/images/${name}.webp`, import.meta.url));
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 90 })
    .toFile(path);
}

/** Lazy ones further down never come. */
function imagesInView() {
  const waiting = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && !(image.complete && image.naturalWidth > 0);
  });
  return waiting.length === 0 ? 'all here' : waiting.map(({ src }) => src).join(' ');
}

async function generated(page: Page): Promise<Locator> {
  await openSignedIn(page, '/generate');
  await fillWizard(page, company);
  await generateButton(page).click();
  const result = resultDialog(page);
  await expect(result.getByRole('button', { name: 'Descargar kit' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 30_000 });
  return result;
}

test('the wizard', async ({ page, signIn }) => {
  await signIn(page);
  await openSignedIn(page, '/generate');
  await page.getByLabel('Nombre de la empresa').fill(company.name);
  await page.getByLabel('Descripción').fill(company.description);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('radio', { name: company.industry }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('radio', { name: company.style })).toBeVisible();
  await takeBoth(page, 'generate');
});

test('the proposals', async ({ page, signIn }) => {
  await signIn(page);
  await generated(page);
  await takeBoth(page, 'proposals');
});

test('the kit, the page and the checks', async ({ page, signIn, browser }) => {
  await signIn(page);
  const result = await generated(page);
  await result.getByRole('button', { name: 'Crear página' }).click();
  const address = result.getByRole('textbox', { name: 'Dirección de la página' });
  await expect(address).toBeVisible();
  await address.scrollIntoViewIfNeeded();
  await takeBoth(page, 'kit');

  const context = await browser.newContext({ viewport: { width: 1280, height: 1080 } });
  const sheet = await context.newPage();
  await sheet.goto(await address.inputValue());
  await takeBoth(sheet, 'brand-page');
  await context.close();
});

test("'Ajustar'", async ({ page, signIn }) => {
  await signIn(page);
  const result = await generated(page);
  await result.getByRole('button', { name: 'Ajustar' }).click();
  await page.getByRole('tab', { name: 'Símbolo' }).click();
  await expect(page.getByRole('radio', { name: 'Queso', exact: true })).toBeVisible();
  await takeBoth(page, 'adjust');
});
