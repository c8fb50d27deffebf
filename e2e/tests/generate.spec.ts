import { expect, test } from '../fixtures';
import { holdCall } from '../held-calls';
import { isDrawn, openSignedIn } from '../on-screen';
import { fillWizard, generateButton, resultDialog } from '../wizard';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test('[§2 Logo wizard] five steps, gated; Anterior goes back, and a reload opens step 1 with the draft', async ({
  page,
}) => {
  await openSignedIn(page, '/generate');
  const next = page.getByRole('button', { name: 'Siguiente' });
  const previous = page.getByRole('button', { name: 'Anterior' });
  await expect(previous).toBeDisabled();
  await page.getByLabel('Nombre de la empresa').fill('   ');
  await expect(next).toBeDisabled();
  await page.getByLabel('Nombre de la empresa').fill('Taller Sol');
  await next.click();
  await expect(page.getByRole('radiogroup').getByRole('radio')).toHaveCount(15);
  await expect(page.getByRole('radio', { name: 'Tecnología' })).toBeChecked();
  await previous.click();
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('Taller Sol');
  await page.reload();
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('Taller Sol');
});

test('[§2 Logo wizard] the generating state stands alone; the result shows the logo, its specs and its prompt', async ({
  page,
}) => {
  await openSignedIn(page, '/generate');
  await fillWizard(page, {
    name: 'Peña Móvil',
    description: 'Talleres para ferias',
    industry: 'Automotriz',
    type: 'Solo texto',
    style: 'Vintage',
    color: 'Verde',
  });
  await expect(page.getByText('Peña Móvil').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeHidden();
  const generation = await holdCall(page, '/generate_logo');
  const asked = page.waitForRequest('**/generate_logo');
  await generateButton(page).click();
  expect((await asked).postDataJSON()).toMatchObject({
    company_name: 'Peña Móvil',
    style: 'vintage',
    color: '#10B981',
    description: 'automotive. Talleres para ferias (text)',
  });
  await expect(page.getByText('Generando tu logo...')).toBeVisible();
  await expect(page.getByText('Creando algo increíble para ti')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeHidden();
  generation.release();
  const result = resultDialog(page);
  await expect(result).toContainText('Automotriz');
  await expect(result).toContainText('Vintage');
  await expect(result).toContainText('Solo texto');
  await expect(result).toContainText('#10B981');
  await expect(result).toContainText('PNG, JPG, SVG');
  await expect(result).toContainText('Prompt utilizado');
  await expect.poll(() => isDrawn(result.getByRole('img', { name: 'Peña Móvil' }))).toBe(true);
});

test('[§4 Wizard] Regenerar draws the same brief again; Nuevo Logo starts over with the defaults', async ({
  page,
}) => {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/generate_logo')) asked.push(request.postDataJSON());
  });
  await openSignedIn(page, '/generate');
  await fillWizard(page, { name: 'Nube Norte', industry: 'Salud', color: 'Naranja' });
  await generateButton(page).click();
  const result = resultDialog(page);
  const image = result.getByRole('img', { name: 'Nube Norte' });
  const first = await image.getAttribute('src');
  await result.getByRole('button', { name: 'Regenerar' }).click();
  await expect(image).toBeVisible();
  await expect.poll(() => image.getAttribute('src')).not.toBe(first);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  await result.getByRole('button', { name: 'Nuevo Logo' }).click();
  await expect(result).toBeHidden();
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('');
  await page.getByLabel('Nombre de la empresa').fill('Otro');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('radio', { name: 'Tecnología' })).toBeChecked();
});

test('[§2 Logo wizard] where formats are announced, the menu beside the download saves SVG and PDF', async ({
  page,
}) => {
  await openSignedIn(page, '/generate');
  await fillWizard(page, { name: 'Faro' });
  await generateButton(page).click();
  for (const [item, ending] of [
    [/^SVG/, '.svg'],
    [/^PDF/, '.pdf'],
  ] as const) {
    await resultDialog(page).getByRole('button', { name: 'Otros formatos' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    expect((await downloading).suggestedFilename()).toMatch(new RegExp(`\\${ending}$`));
  }
});

test('[§2 Logo wizard] the preview draws the typed name while it is typed', async ({ page }) => {
  await openSignedIn(page, '/generate');
  const drawn = page.waitForResponse(
    (answer) => new URL(answer.url()).searchParams.get('name') === 'Río Claro' && answer.ok(),
  );
  await page.getByLabel('Nombre de la empresa').fill('Río Claro');
  expect((await drawn).headers()['content-type']).toContain('image/svg+xml');
});

test('[§2 Logo wizard] the strip holds three samples and a tile for a new logo, and leads to the gallery', async ({
  page,
}) => {
  await openSignedIn(page, '/generate');
  const strip = page.getByRole('region', { name: 'Creaciones recientes' });
  await expect(strip.getByRole('listitem')).toHaveCount(4);
  await page.getByLabel('Nombre de la empresa').fill('Se olvida');
  await strip.getByRole('button', { name: 'Crear nuevo' }).click();
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('');
  await strip.getByRole('link', { name: 'Ver todos' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
});
