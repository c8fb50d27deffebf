import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { submitCredentials } from '../on-screen';

const name = 'Panadería Ñandú';

test('[§1] a new visitor registers, signs in, draws a logo, downloads it and finds it again', async ({
  page,
}) => {
  const user = { email: `${randomUUID()}@ejemplo.mx`, password: randomUUID() };

  await page.goto('/');
  await page.getByRole('button', { name: 'Registro' }).click();
  await page.waitForURL(/\/auth\/register\?token_app=trazo-app&session=/);
  await submitCredentials(page, 'Crear cuenta', user);
  await expect(page.getByRole('heading', { name: 'Cuenta creada' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.waitForURL(/\/auth\/login\?/);
  await submitCredentials(page, 'Iniciar sesión', user);
  await page.waitForURL('**/generate');
  await expect(page.getByText('Sesión segura activa para')).toBeVisible();
  await expect(page.getByText('3 creditos disponibles')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  const next = page.getByRole('button', { name: 'Siguiente' });
  await expect(next).toBeDisabled();
  await page.getByLabel('Nombre de la empresa').fill(name);
  await next.click();
  await page.getByRole('radio', { name: 'Alimentaria' }).click();
  await next.click();
  await page.getByRole('radio', { name: 'Icono + texto' }).click();
  await page.getByRole('radio', { name: 'Moderno' }).click();
  await next.click();
  await page.getByRole('radio', { name: 'Rojo' }).click();
  await next.click();
  await page.getByRole('button', { name: 'Generar Logo' }).click();

  const result = page.getByRole('dialog', { name: '¡Tu logo está listo!' });
  const image = result.getByRole('img', { name });
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);

  const downloading = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Descargar Logo' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Panader[ií]a [ÑN]and[uú].*\.png$/);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  expect(file.length).toBeGreaterThan(3000);
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 creditos disponibles')).toBeVisible();

  await page.goto('/gallery');
  await page.reload();
  await expect(page.getByText('1 logo encontrado')).toBeVisible();
  await expect(page.getByRole('article', { name })).toBeVisible();

  await page.goto('/record');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Logos Creados (1)' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText(name).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Movimientos (2)' }).click();
  await expect(page.getByRole('tabpanel').getByText('Egreso', { exact: true })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Ingreso', { exact: true })).toBeVisible();
});
