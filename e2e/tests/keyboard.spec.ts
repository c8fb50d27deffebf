import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openSignedIn } from '../on-screen';
import { generateButton, resultDialog } from '../wizard';

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}.`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** The next radio. A hand holds the key until it sees the choice: the focus comes while the key is down. */
async function turnTo(page: Page, name: string): Promise<void> {
  await page.keyboard.down('ArrowRight');
  await expect(page.getByRole('radio', { name })).toBeChecked();
  await page.keyboard.up('ArrowRight');
}

/** Walks through an open dialog; the focus must have come into it, and never leaves it. */
async function expectFocusKept(page: Page, dialog: Locator, keys: readonly string[]): Promise<void> {
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  for (const key of keys) {
    await page.keyboard.press(key);
    expect(await holdsFocus(), `after ${key}`).toBe(true);
  }
}

test('[§1] from the landing to a downloaded logo with Tab, Enter and arrows alone', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/generate$/);
  const next = page.getByRole('button', { name: 'Siguiente' });
  await tabTo(page, page.getByLabel('Nombre de la empresa'));
  await page.keyboard.type('Molino Rey');
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('radio', { name: 'Tecnología' }));
  await turnTo(page, 'Naturaleza');
  await press(page, next);

  await tabTo(page, page.getByRole('radio', { name: 'Solo texto' }));
  await turnTo(page, 'Icono + texto');
  await tabTo(page, page.getByRole('radio', { name: 'Moderno' }));
  await turnTo(page, 'Minimalista');
  await press(page, next);

  await tabTo(page, page.getByRole('radio', { name: 'Azul' }));
  await turnTo(page, 'Rojo');
  await press(page, next);

  await press(page, generateButton(page));
  const result = resultDialog(page);
  await expect(result.getByRole('img', { name: 'Molino Rey' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await press(page, result.getByRole('button', { name: 'Descargar Logo' }));
  expect((await downloading).suggestedFilename()).toMatch(/\.png$/);
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
});

test('[§2 Landing page] the first Tab offers to skip to the content; the demo keeps the focus and gives it back', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const trigger = page.getByRole('button', { name: 'Ver Demo' });
  await press(page, trigger);
  const demo = page.getByRole('dialog');
  await expect(demo.getByLabel('Nombre de tu empresa')).toBeFocused();
  await expectFocusKept(page, demo, Array(12).fill('Tab'));
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
});

test('[§2 Gallery] the detail opens with Enter, holds the focus both ways round and returns it to its card', async ({
  page,
  signIn,
  drawLogos,
}) => {
  await drawLogos([{ company_name: 'Ancla' }]);
  await signIn(page);
  await openSignedIn(page, '/gallery');
  const open = page.getByRole('button', { name: 'Ver detalle de Ancla' });
  await press(page, open);
  const detail = page.getByRole('dialog', { name: 'Ancla' });
  await expectFocusKept(page, detail, [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  const favorite = page.getByRole('button', { name: 'Favorito: Ancla' });
  await press(page, favorite, 'Space');
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
});
