import type { Locator, Page } from '@playwright/test';
import { API_KEY, expect, test } from '../fixtures';
import { inWholeLists } from '../on-screen';

/**
 * Opens a screen whose long answer a busy machine may need more than the call's ten seconds for. Until it is
 * there the page's clock goes on only as it is wound here, a tenth as fast as ours at the most: 9 of its
 * seconds in 90 of ours, so the deadline never comes. Deadlines have tests of their own.
 */
async function openLong(page: Page, address: string, arrived: Locator): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(address);
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await arrived.isVisible()).toBe(true);
  }).toPass({ intervals: [100], timeout: 90_000 });
  await page.clock.resume();
}

const cards = (page: Page) => page.getByRole('article');

/** Far fewer than there are logos, and never none. */
async function expectFewCards(page: Page): Promise<void> {
  await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
  await expect.poll(() => cards(page).count()).toBeLessThan(120);
}

const scrollTo = (page: Page, part: number) =>
  page.evaluate((of) => window.scrollTo(0, document.documentElement.scrollHeight * of), part);

test('[Product: large gallery] of ten thousand logos only those near the window are in the document, and all can be reached', async ({
  page,
  signIn,
  fillAccount,
}) => {
  await fillAccount({ logos: 10_000 });
  await inWholeLists(page);
  await signIn(page);
  await openLong(page, '/gallery', page.getByText('10000 logos encontrados'));
  await expect(page.locator('[aria-setsize="10000"]').first()).toBeVisible();
  await expectFewCards(page);
  for (const part of [0.3, 0.6, 0.9]) {
    // How high the page is may still change while the first rows are measured: then the same share is elsewhere.
    await expect(async () => {
      await scrollTo(page, part);
      await expect(page.locator(`[aria-posinset="${10_000 * part}"]`)).toBeAttached({ timeout: 5_000 });
    }).toPass();
    await expectFewCards(page);
  }
  await scrollTo(page, 1);
  const last = page.locator('[aria-posinset="10000"]');
  await expect(last).toBeInViewport();
  await expect(last.getByRole('heading')).toHaveText(/ 1$/);
  await expectFewCards(page);

  // Deep in the list a favourite shows at once, and the detail leaves the list where it was.
  const toggle = last.getByRole('button', { name: /^Favorito/ });
  await last.hover();
  const saved = page.waitForResponse('**/favorite');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBe(200);
  const offset = await page.evaluate(() => window.scrollY);
  await last.getByRole('button', { name: /^Ver detalle/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(last.getByRole('button', { name: /^Ver detalle/ })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(offset);

  // What is typed shows at once, while the list is still the one before.
  await scrollTo(page, 0);
  const box = page.getByPlaceholder('Buscar logos...');
  for (const [key, typed] of [
    ['1', '1'],
    ['2', '12'],
    ['3', '123'],
  ] as const) {
    await box.press(key);
    expect(await box.inputValue()).toBe(typed);
  }
  await box.fill('');
  await expect(page.getByText('10000 logos encontrados')).toBeVisible();
  const name = (await page.locator('[aria-posinset="8"]').getByRole('heading').textContent()) ?? '';
  const atOnce = await box.evaluate((input: HTMLInputElement, text) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return { shown: input.value, count: document.body.textContent?.match(/\d+ logos? encontrados?/)?.[0] };
  }, name);
  expect(atOnce).toEqual({ shown: name, count: '10000 logos encontrados' });
  await expect(page.getByText('1 logo encontrado')).toBeVisible();
  await expect(cards(page).getByRole('heading')).toHaveText([name]);
});

test('[Product: large gallery] the focus goes on from card to card beyond the window, and is not lost when the list scrolls', async ({
  page,
  signIn,
  fillAccount,
}) => {
  await fillAccount({ logos: 1000 });
  await inWholeLists(page);
  await signIn(page);
  await openLong(page, '/gallery', page.getByText('1000 logos encontrados'));
  const place = () =>
    page.evaluate(() =>
      Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset')),
    );
  await page.locator('[aria-posinset="1"]').getByRole('button').first().focus();
  const stops = await page.locator('[aria-posinset="1"]').getByRole('button').count();
  for (let card = 1; card <= 40; card += 1) {
    expect(await place()).toBe(card);
    for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
    // The rows that follow are drawn when the focus comes near.
    await expect(page.locator(`[aria-posinset="${card + 8}"]`)).toBeAttached();
  }
  await expectFewCards(page);
  await scrollTo(page, 0.8);
  await expect(page.locator('[aria-posinset="800"]')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect.poll(place).toBeGreaterThan(600);
});

test('[Product: large history] a hundred thousand movements: totals, the last page, filters and search', async ({
  page,
  request,
  user,
  signIn,
  fillAccount,
}) => {
  await fillAccount({ logos: 100, movements: 100_000 });
  await signIn(page);
  const answer = await request.post('/movimiento_info', {
    headers: { apikey: API_KEY },
    data: { session: user.session },
    timeout: 0,
  });
  const { respuesta } = (await answer.json()) as { respuesta: { tipo_mov: string; cantidad: number }[] };
  const sum = (type: string) =>
    respuesta
      .filter(({ tipo_mov }) => tipo_mov === type)
      .reduce((total, { cantidad }) => total + cantidad, 0);
  const pesos = (amount: number) => `$${amount.toLocaleString('es-CL')}`;
  const panel = page.getByRole('tabpanel');
  const rows = panel.getByRole('article');
  const pager = page.getByRole('navigation', { name: 'Paginación' });
  // The welcome credits are a movement of their own.
  const tab = page.getByRole('tab', { name: 'Movimientos (100001)' });
  await openLong(page, '/record?tab=movements&page=10001', tab);
  await expect(panel).toContainText(pesos(sum('ingreso')));
  await expect(panel).toContainText(pesos(sum('egreso')));
  await expect(rows).toHaveCount(1);
  await expect(pager.getByRole('button', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
  await pager.getByRole('button', { name: 'Anterior' }).click();
  await expect(page).toHaveURL(/page=10000/);
  await expect(rows).toHaveCount(10);

  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Categoría').selectOption('egresos');
  await expect(rows.getByText('Egreso', { exact: true })).toHaveCount(10);
  await page.getByRole('searchbox').fill('logo de');
  await expect(pager.getByRole('button', { name: 'Página 1', exact: true })).toBeVisible();
  await expect(rows.getByText('Generación de logo')).toHaveCount(10);
  await page.getByRole('searchbox').fill('nada de esto');
  await expect(page.getByText('No se encontraron movimientos')).toBeVisible();
});
