import { expect, test } from '../fixtures';
import { gate } from '../held-calls';

test('the code of the screen at an address is asked for while that of the app is on its way', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const appCode = gate();
  await page.route('**/assets/react-*.js', async (route) => {
    await appCode.opened;
    await route.continue();
  });
  const screenCode = page.waitForRequest(/\/assets\/gallery-[^/]+\.js$/);
  await page.goto('/gallery', { waitUntil: 'commit' });
  await screenCode;
  appCode.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Galería' })).toBeVisible();
});
