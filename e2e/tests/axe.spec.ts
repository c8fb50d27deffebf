import { expectAccessible } from '../accessible';
import { expect, test } from '../fixtures';
import { openSignedIn, protectedScreens } from '../on-screen';
import { newSessionId } from '../session-id';

// Each route once, on the real product. Every state of every screen is a story, and axe runs on each of those.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[§2] axe finds nothing on the landing, light and dark', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page, 'the landing');
});

test('[§2] axe finds nothing on the sign-in pages, light and dark', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  const link = `token_app=trazo-app&session=${newSessionId()}`;
  for (const path of [`/auth/login?${link}`, '/auth/password', '/auth/logout', '/auth/x']) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
  await page.goto(`/auth/register?${link}`);
  await expectAccessible(page, 'a registration');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a registration with errors');
});

for (const [address, arrived] of protectedScreens) {
  test(`[§2] axe finds nothing on ${address}, light and dark`, async ({ page, signIn, drawLogos }) => {
    await drawLogos([{ company_name: 'Uno' }]);
    await signIn(page);
    await openSignedIn(page, address);
    await expect(arrived(page)).toBeVisible();
    await expectAccessible(page, address);
  });
}
