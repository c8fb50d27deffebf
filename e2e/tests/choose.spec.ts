import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { announcing, isDrawn, openSignedIn } from '../on-screen';
import { fillWizard, generateButton, resultDialog } from '../wizard';

const name = 'Molino Andino';

/** A logo that was just made, and what the server was told of since. */
async function made(page: Page) {
  const choices: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/logo/choose') choices.push(request.postDataJSON());
  });
  await openSignedIn(page, '/generate');
  await fillWizard(page, { name, industry: 'Alimentaria', type: 'Icono + texto' });
  await generateButton(page).click();
  const result = resultDialog(page);
  const large = result.getByRole('img', { name });
  await expect.poll(() => isDrawn(large)).toBe(true);
  const proposal = (place: number) => result.getByRole('radio', { name: `Propuesta ${place}` });
  return { result, large, proposal, choices };
}

const srcOf = async (image: Locator) => (await image.getAttribute('src')) ?? '';

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** The key in an address of one of the logo's files. */
const keyOf = (address: string) => /\/logos\/([\w-]+)\./.exec(address)?.[1];

/** The key of the image that the gallery shows. */
async function keyInGallery(page: Page): Promise<string | undefined> {
  await page.goto('/gallery');
  return keyOf(await srcOf(page.getByRole('article', { name }).locator('img').first()));
}

test('six that differ are chosen among by keyboard alone; the last choice is the logo, wherever it is shown', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { result, large, proposal, choices } = await made(page);
  const keys = await result
    .getByRole('radio')
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(keys).size).toBe(6);
  await expect(proposal(1)).toBeChecked();
  expect(await srcOf(large)).toBe(keys[0]);

  // The cross, then the chosen one.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(proposal(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(proposal(2)).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(proposal(3)).toBeFocused();
  await expect(proposal(3)).toBeChecked();
  await expect(large).toHaveAttribute('src', keys[2] ?? '');
  await expect(result.getByRole('alert')).toHaveText('Propuesta 3 elegida.');

  // What the logo can be used for stands between.
  const undo = result.getByRole('button', { name: 'Deshacer' });
  for (let tabs = 0; tabs < 6 && !(await isFocused(undo)); tabs += 1) await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(proposal(2)).toBeChecked();
  await expect(result.getByRole('alert')).toBeHidden();
  await expect.poll(() => choices.at(-1)).toMatchObject({ proposal_id: '2' });
  await expect.poll(() => isDrawn(large)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
  await expect.poll(() => keyInGallery(page)).toBe(keyOf(keys[1] ?? ''));
});

test('choosing costs nothing and Regenerar a credit, which brings six others', async ({ page, signIn }) => {
  await signIn(page);
  const { result, large, proposal } = await made(page);
  await expect(result.getByRole('button', { name: 'Regenerar' })).toHaveAccessibleDescription(
    'Regenerar trae otras propuestas y cuesta 1 crédito.',
  );
  const drawings = () =>
    result
      .getByRole('radio')
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const first = await drawings();
  await proposal(5).click();
  await expect(page.getByText('2 creditos disponibles')).toBeAttached();
  await result.getByRole('button', { name: 'Regenerar' }).click();
  await expect(large).toBeVisible();
  await expect.poll(drawings).not.toEqual(first);
  expect((await drawings()).filter((address) => first.includes(address))).toEqual([]);
  await expect(proposal(1)).toBeChecked();
  await expect(page.getByText('1 creditos disponibles')).toBeAttached();
});

test('a choice that the server refuses is taken back, and it says why', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource.*503/);
  await signIn(page);
  await page.route('**/logo/choose', (route) =>
    route.fulfill({ status: 503, json: { detail: 'El servicio no está disponible en este momento.' } }),
  );
  const { result, proposal } = await made(page);
  await proposal(2).click();
  await expect(
    page.getByText('Error al elegir la propuesta: El servicio no está disponible en este momento.'),
  ).toBeVisible();
  await expect(proposal(1)).toBeChecked();
  await expect(result.getByRole('button', { name: 'Deshacer' })).toBeHidden();
});

test('a server that does not announce it gets the result of the specification, and no further call', async ({
  page,
  signIn,
}) => {
  await announcing(page, () => false);
  await signIn(page);
  const { result, choices } = await made(page);
  await expect(result.getByRole('button', { name: 'Regenerar' })).toBeVisible();
  await expect(result.getByRole('radio')).toHaveCount(0);
  await expect(result.getByText('crédito')).toHaveCount(0);
  expect(choices).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a tap chooses, nothing sticks out sideways, and the way back is in reach', async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const { result, large, proposal } = await made(page);
    const first = await srcOf(large);
    await proposal(4).tap();
    await expect(proposal(4)).toBeChecked();
    expect(await srcOf(large)).not.toBe(first);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const place of [1, 2, 3, 4, 5, 6]) {
      const box = await proposal(place).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(100);
    }
    await expect(result.getByRole('button', { name: 'Descargar Logo' })).toBeInViewport();
    await result.getByRole('button', { name: 'Deshacer' }).tap();
    await expect(large).toHaveAttribute('src', first);
  });
});
