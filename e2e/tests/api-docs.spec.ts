import { expectAccessible } from '../accessible';
import { expect, test } from '../fixtures';

test('The API has a page for people, found by its index and read without a script', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trazo API');
  await page.getByRole('navigation').getByRole('link', { name: 'POST /generate_logo' }).click();
  const call = page.getByRole('article', { name: 'POST /generate_logo' });
  await expect(call).toBeInViewport();
  await expect(call.getByText('"company_name": "Café Norte"')).toBeVisible();
  await expect(call.getByText('No te quedan créditos', { exact: false })).toBeVisible();
  await call.getByText('JSON Schema').first().click();
  await expect(call.getByText('"additionalProperties": false').first()).toBeVisible();
  await expectAccessible(page, 'the page of the API');
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
});
