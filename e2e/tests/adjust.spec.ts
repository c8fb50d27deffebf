import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdCall } from '../held-calls';
import { alertSaying, isDrawn, openSignedIn } from '../on-screen';
import { fillWizard, generateButton, resultDialog } from '../wizard';

const editor = (page: Page) => page.getByRole('dialog', { name: /^Ajustar / });
const shown = (page: Page) => editor(page).locator('figure [data-layer=shown]');
const srcOf = async (image: Locator) => (await image.getAttribute('src')) ?? '';
const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Opens the editor of a logo of the gallery. */
async function openFromGallery(page: Page, name: string): Promise<Locator> {
  await openSignedIn(page, '/gallery');
  await page.getByRole('button', { name: `Ver detalle de ${name}` }).click();
  await page.getByRole('button', { name: 'Ajustar' }).click();
  await expect.poll(() => isDrawn(shown(page))).toBe(true);
  return editor(page);
}

test('on a slow connection Ajustar is busy from the press until the editor is there, in the gallery and in the result', async ({
  page,
  signIn,
}) => {
  const code = await holdCall(page, '/assets/adjust-*.js');
  const expectBusyUntilThere = async () => {
    const button = page.getByRole('dialog').getByRole('button', { name: 'Ajustar' });
    await button.click();
    await code.asked;
    await expect(button).toHaveAttribute('aria-busy', 'true');
  };
  await signIn(page);
  await openSignedIn(page, '/generate');
  await fillWizard(page, { name: 'Brasa' });
  await generateButton(page).click();
  await expectBusyUntilThere();
  await openSignedIn(page, '/gallery');
  await page.getByRole('button', { name: 'Ver detalle de Brasa' }).click();
  await expectBusyUntilThere();
  code.release();
  await expect(editor(page)).toBeVisible();
});

test('from the result: each choice shows the logo, what is saved is the logo everywhere, and the way back stays', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openSignedIn(page, '/generate');
  await fillWizard(page, { name: 'Panaderia Ñuñoa', industry: 'Alimentaria', type: 'Icono + texto' });
  await generateButton(page).click();
  const result = resultDialog(page);
  const large = result.getByRole('img', { name: 'Panaderia Ñuñoa' });
  await expect.poll(() => isDrawn(large)).toBe(true);
  const before = await srcOf(large);
  await result.getByRole('button', { name: 'Ajustar' }).click();
  await expect.poll(() => isDrawn(shown(page))).toBe(true);

  await editor(page).getByRole('radio', { name: 'Rojo' }).click();
  await editor(page).getByRole('tab', { name: 'Letra' }).click();
  const faces = editor(page).getByRole('radiogroup', { name: 'Tipo de letra' });
  await faces.getByRole('radio').nth(1).click();
  await editor(page).getByRole('tab', { name: 'Nombre' }).click();
  await editor(page).getByRole('textbox', { name: 'Nombre' }).fill('Panadería Ñuñoa');
  await expect(editor(page)).toHaveAccessibleName('Ajustar Panadería Ñuñoa');
  await expect.poll(() => srcOf(shown(page))).toContain('name=Panader%C3%ADa');
  await editor(page).getByRole('tab', { name: 'Disposición' }).click();
  // All on one line it may be too long to stand without its symbol, and is not offered so.
  await editor(page).getByRole('radio', { name: 'Pequeño, abajo' }).click();
  await expect.poll(() => isDrawn(shown(page))).toBe(true);
  await editor(page).getByRole('radio', { name: 'Solo el nombre' }).click();
  await editor(page).getByRole('tab', { name: 'Símbolo' }).click();
  await expect(editor(page).getByText('Este logo es solo su nombre.')).toBeVisible();
  await editor(page).getByRole('button', { name: 'Deshacer' }).click();
  await editor(page).getByRole('searchbox', { name: 'Buscar un símbolo' }).fill('pescado');
  await editor(page).getByRole('radio', { name: 'Pez', exact: true }).click();
  await expect.poll(() => srcOf(shown(page))).toContain('symbol=mark%3Afish');
  await expect.poll(() => isDrawn(shown(page))).toBe(true);

  await editor(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(alertSaying(page, 'Logo actualizado.')).toBeVisible();
  const mended = result.getByRole('img', { name: 'Panadería Ñuñoa' });
  await expect(mended).toBeVisible();
  expect(await srcOf(mended)).not.toBe(before);
  await expect(page.getByText('2 creditos disponibles')).toBeAttached();
  await page.keyboard.press('Escape');

  const again = await openFromGallery(page, 'Panadería Ñuñoa');
  await again.getByRole('tab', { name: 'Versiones' }).click();
  await again.getByRole('radio', { name: 'Original' }).click();
  await again.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog', { name: 'Panaderia Ñuñoa' })).toBeVisible();
});

test('by keyboard alone; closing and Back ask before anything is lost', async ({
  page,
  signIn,
  drawLogos,
}) => {
  await drawLogos([{ company_name: 'Molino Andino' }]);
  await signIn(page);
  await openSignedIn(page, '/gallery');
  await page.getByRole('button', { name: 'Ver detalle de Molino Andino' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ajustar' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isDrawn(shown(page))).toBe(true);
  const first = await srcOf(shown(page));
  await editor(page).getByRole('tab', { name: 'Color' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(editor(page).getByRole('tab', { name: 'Letra' })).toBeFocused();
  const faces = editor(page).getByRole('radiogroup', { name: 'Tipo de letra' });
  await faces.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(faces.getByRole('radio').nth(1)).toBeChecked();
  await expect.poll(() => srcOf(shown(page))).not.toBe(first);

  const hold = editor(page).getByRole('button', { name: 'Mantén pulsado para ver el original' });
  await hold.focus();
  await page.keyboard.down('Space');
  await expect.poll(() => srcOf(shown(page))).toBe(first);
  await page.keyboard.up('Space');
  await expect.poll(() => srcOf(shown(page))).not.toBe(first);
  await page.keyboard.press('Control+z');
  await expect(faces.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Control+Shift+z');
  await expect(faces.getByRole('radio').nth(1)).toBeChecked();

  const question = page.getByRole('alertdialog', { name: '¿Cerrar sin guardar?' });
  const stay = question.getByRole('button', { name: 'Seguir ajustando' });
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await leave();
    await expect(stay).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    // It comes back a moment after the question has gone; what is focused before would lose it again.
    await expect(hold).toBeFocused();
  }
  await expect(faces.getByRole('radio').nth(1)).toBeChecked();
  await editor(page).getByRole('button', { name: 'Guardar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Molino Andino' })).toBeVisible();
  await expect(editor(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the logo stays in sight; of two tabs the later one wins, is told, and can give way', async ({
    page,
    context,
    signIn,
    drawLogos,
  }) => {
    await drawLogos([{ company_name: 'Faro Sur' }]);
    await signIn(page);
    await openFromGallery(page, 'Faro Sur');
    const violet = editor(page).getByRole('radio', { name: 'Morado' });
    await violet.tap();
    const other = await context.newPage();
    await openFromGallery(other, 'Faro Sur');
    await editor(other).getByRole('radio', { name: 'Verde' }).tap();
    await editor(other).getByRole('button', { name: 'Guardar' }).tap();
    await expect(alertSaying(other, 'Logo actualizado.')).toBeVisible();
    await other.keyboard.press('Escape');
    const green = await srcOf(card(other, 'Faro Sur').locator('img').first());

    await page.bringToFront();
    await expect(alertSaying(page, 'En otra pestaña se guardó una versión de este logo.')).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar aviso' }).tap();
    await expect(violet).toBeChecked();
    await expect.poll(() => srcOf(shown(page))).toContain('8B5CF6');
    await editor(page).getByRole('tab', { name: 'Letra' }).tap();
    const faces = editor(page).getByRole('radiogroup', { name: 'Tipo de letra' });
    await faces.getByRole('radio').last().scrollIntoViewIfNeeded();
    await expect(shown(page)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await editor(page).getByRole('button', { name: 'Guardar' }).tap();
    await page.getByRole('button', { name: 'Volver a esa' }).tap();
    await expect(alertSaying(page, 'El logo es otra vez esa versión.')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await srcOf(card(page, 'Faro Sur').locator('img').first())).toBe(green);
  });
});
