import { expect, test } from '../fixtures';
import { openSignedIn } from '../on-screen';
import { fillWizard, generateButton, resultDialog } from '../wizard';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await openSignedIn(page, '/generate');
});

test('[§2 Logo wizard] the preview draws the typed name while it is typed, and a reload keeps it', async ({
  page,
}) => {
  const name = page.getByLabel('Nombre de la empresa');
  const drawn = page.waitForResponse(
    (answer) => new URL(answer.url()).searchParams.get('name') === 'Río Claro' && answer.ok(),
  );
  await name.fill('Río Claro');
  expect((await drawn).headers()['content-type']).toContain('image/svg+xml');
  await page.reload();
  await expect(name).toHaveValue('Río Claro');
});

test('a name that nothing can be drawn of is told at its field, and leaves no drawing of the name before', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/422.*preview\.svg/);
  const name = page.getByLabel('Nombre de la empresa');
  const drawing = page.getByRole('figure').locator('img');
  await name.fill('Río Claro');
  await expect(drawing).toHaveCount(1);
  await name.fill('🍕🍕🍕');
  await expect(name).toHaveAccessibleDescription(
    'El nombre necesita al menos una letra o un número que se pueda dibujar.',
  );
  await expect(drawing).toHaveCount(0);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText('Paso 2 de 5').first()).toBeAttached();
  await expect(page.getByRole('figure').first()).toContainText('🍕🍕🍕');
  await page.reload();
  await expect(page.getByText('Paso 2 de 5').first()).toBeAttached();
  await expect(drawing).toHaveCount(0);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await name.fill('Pizza 🍕');
  await expect(drawing).toHaveCount(1);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('Back leads from step to step and out of the result; of a logo that was begun anew no step is left', async ({
  page,
}) => {
  const name = page.getByLabel('Nombre de la empresa');
  const next = page.getByRole('button', { name: 'Siguiente' });
  const isAt = (step: number) => expect(page.getByText(`Paso ${step} de 5`).first()).toBeAttached();
  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  await menu.getByRole('link', { name: 'Galería' }).click();
  await menu.getByRole('link', { name: 'Generar' }).click();
  await fillWizard(page, { name: 'Brasa' });
  await isAt(5);
  await page.goBack();
  await isAt(4);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await isAt(3);
  await page.reload();
  await isAt(3);
  await page.goBack();
  await isAt(2);
  await page.goBack();
  await isAt(1);

  // Without a name there is no way on, and the way on is not taken in mid-word.
  await name.fill('');
  await page.goForward();
  await isAt(1);
  await name.fill('Brisa');
  await isAt(1);
  for (const step of [2, 3, 4, 5]) {
    await next.click();
    await isAt(step);
  }

  await generateButton(page).click();
  await expect(resultDialog(page)).toBeVisible();
  await page.goBack();
  await expect(resultDialog(page)).toBeHidden();
  await isAt(4);
  await page.getByRole('button', { name: 'Ver las propuestas de Brisa' }).click();
  await resultDialog(page).getByRole('button', { name: 'Nuevo Logo' }).click();
  await isAt(1);
  await expect(name).toHaveValue('');
  await name.fill('Bruma');
  await next.click();
  await isAt(2);
  await page.getByRole('button', { name: 'Crear nuevo' }).click();
  await isAt(1);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await isAt(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('[§4 Wizard] the result saves other formats; Regenerar draws the same brief again; Nuevo Logo starts over', async ({
  page,
}) => {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/generate_logo')) asked.push(request.postDataJSON());
  });
  await fillWizard(page, {
    name: 'Nube Norte',
    description: 'Talleres para ferias',
    industry: 'Salud',
    type: 'Icono + texto',
    style: 'Vintage',
    color: 'Naranja',
  });
  await generateButton(page).click();
  const result = resultDialog(page);
  for (const text of ['Salud', 'Vintage', 'Icono + texto', '#F59E0B', 'PNG, JPG, SVG', 'Prompt utilizado']) {
    await expect(result).toContainText(text);
  }
  for (const [item, file] of [
    [/^SVG/, 'Nube Norte-logo.svg'],
    [/^PNG\s*1024/, 'Nube Norte-logo-1024.png'],
    [/^PNG sin fondo/, 'Nube Norte-logo-sin-fondo.png'],
    [/^PDF/, 'Nube Norte-logo.pdf'],
  ] as const) {
    await result.getByRole('button', { name: 'Otros formatos' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    expect((await downloading).suggestedFilename()).toBe(file);
  }
  const image = result.getByRole('img', { name: 'Nube Norte' });
  const first = (await image.getAttribute('src')) ?? '';
  await result.getByRole('button', { name: 'Regenerar' }).click();
  await expect(image).not.toHaveAttribute('src', first);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  await result.getByRole('button', { name: 'Nuevo Logo' }).click();
  await expect(result).toBeHidden();
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('');
  await page.getByLabel('Nombre de la empresa').fill('Otro');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('radio', { name: 'Tecnología' })).toBeChecked();
});
