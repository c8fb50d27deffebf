import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessible';
import { expect, test } from '../fixtures';
import { isDrawn, openSignedIn } from '../on-screen';
import { fillWizard, generateButton, resultDialog } from '../wizard';

const name = 'Panadería Ñuñoa';

/** How many files a ZIP says that it holds, at its end. */
const filesIn = (zip: Buffer) => zip.readUInt16LE(zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 10);

const addressIn = (part: Locator) =>
  part.getByRole('textbox', { name: 'Dirección de la página' }).inputValue();

async function openDetail(page: Page) {
  await openSignedIn(page, '/gallery');
  await page.getByRole('button', { name: `Ver detalle de ${name}` }).click();
  return page.getByRole('dialog', { name });
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a logo that was just made says where it works, and is handed over as a kit and as a page', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn(page);
  await openSignedIn(page, '/generate');
  await fillWizard(page, { name, industry: 'Alimentaria', type: 'Icono + texto' });
  await generateButton(page).click();
  const result = resultDialog(page);
  await expect(result.getByText('Funciona en una tinta')).toBeVisible();
  await expect(result.getByText('Más pequeño, usa el símbolo.')).toBeVisible();

  // By keyboard alone.
  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Descargar kit' }).focus();
  await page.keyboard.press('Enter');
  const kit = await download;
  expect(kit.suggestedFilename()).toBe(`${name}-kit.zip`);
  expect(filesIn(await readFile(await kit.path()))).toBeGreaterThan(80);
  await expect(page.getByText('Kit descargado')).toBeVisible();
  await expect(result.getByRole('button', { name: 'Descargar kit' })).toBeFocused();
  await result.getByRole('button', { name: 'Crear página' }).focus();
  await page.keyboard.press('Enter');
  await expect(result.getByRole('button', { name: 'Copiar dirección' })).toBeFocused();

  // Somebody else, with no session and no script.
  const stranger = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const sheet = await stranger.newPage();
  const answer = await sheet.goto(await addressIn(result));
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(sheet.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(sheet.getByRole('img', { name: `Logo de ${name}` })).toBeVisible();
  await expect(sheet.getByText('#3B82F6', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('button')).toHaveCount(0);
  const file = sheet.waitForEvent('download');
  await sheet.getByRole('link', { name: 'PDF para imprenta' }).click();
  expect((await file).suggestedFilename()).toBe(`${name}-logo.pdf`);
  await stranger.close();
});

test('the page of a brand is readable by everybody, copies its colours, and prints on one sheet', async ({
  page,
  signIn,
  drawLogos,
  context,
}) => {
  await drawLogos([{ company_name: name }]);
  await signIn(page);
  const detail = await openDetail(page);
  await detail.getByRole('button', { name: 'Crear página' }).click();
  await expectAccessible(page, 'the detail with its brand');
  const address = await addressIn(detail);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sheet = await context.newPage();
  await sheet.goto(address);
  await sheet.getByRole('button', { name: 'Copiar #3B82F6' }).click();
  await expect(sheet.getByRole('status')).toHaveText('#3B82F6 copiado.');
  expect(await sheet.evaluate(() => navigator.clipboard.readText())).toBe('#3B82F6');
  for (const width of [1440, 320]) {
    await sheet.setViewportSize({ width, height: 800 });
    expect(await sideways(sheet)).toBe(0);
    await expectAccessible(sheet, `the brand page at ${width} px`);
  }
  for (const image of await sheet.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(image)).toBe(true);
  }
  const pdf = (await sheet.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 59[45]\.?\d* 84[12]/);
});

test('Descargar Todos saves every logo in one ZIP, on a phone and by keyboard', async ({
  page,
  signIn,
  drawLogos,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await drawLogos([{ company_name: name }, { company_name: name }, { company_name: 'Faro' }]);
  await signIn(page);
  await openSignedIn(page, '/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar Todos' }).focus();
  await page.keyboard.press('Enter');
  const zip = await download;
  expect(zip.suggestedFilename()).toBe('Mis logos de Trazo.zip');
  const bytes = await readFile(await zip.path());
  expect(filesIn(bytes)).toBe(3 * 6);
  expect(bytes.includes(`${name} (2)/logo.svg`)).toBe(true);
  await expect(page.getByText('Logos descargados')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a kit is cancelled, and a page that is taken away is gone for everybody', async ({
    page,
    signIn,
    drawLogos,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource.*404/);
    await drawLogos([{ company_name: name }]);
    await signIn(page);
    // The kit begins, and does not end before it is cancelled.
    await page.route('**/api/brand-kit?*', () => {});
    const detail = await openDetail(page);
    await detail.getByRole('button', { name: 'Descargar kit' }).tap();
    await expect(detail.getByRole('progressbar', { name: 'Descarga del kit' })).toBeVisible();
    await detail.getByRole('button', { name: 'Cancelar' }).tap();
    await expect(detail.getByRole('progressbar')).toBeHidden();

    await detail.getByRole('button', { name: 'Crear página' }).tap();
    const address = await addressIn(detail);
    expect(await sideways(page)).toBe(0);
    await detail.getByRole('button', { name: 'Retirar página' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar página' }).tap();
    await expect(detail.getByRole('button', { name: 'Crear página' })).toBeVisible();
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { name: 'Esta página de marca no está disponible' }),
    ).toBeVisible();
    await expectAccessible(page, 'a brand page that is gone');
  });
});
