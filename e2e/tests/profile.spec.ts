import { expect, test } from '../fixtures';
import { openSignedIn } from '../on-screen';

test('[§2 Profile] what the server knows of a new account is shown: its name and e-mail, the defaults, the masked token, no logos yet', async ({
  page,
  signIn,
  user,
}) => {
  await signIn(page);
  await openSignedIn(page, '/profile');
  const block = page.getByRole('form', { name: 'Información personal' });
  for (const text of ['Ana Núñez', user.email, 'México', 'Bienvenido a tu perfil']) {
    await expect(block).toContainText(text);
  }
  await page.getByRole('tab', { name: 'Configuración' }).click();
  await expect(page).toHaveURL(/tab=settings/);
  await expect(page.getByText(`${user.session.slice(0, 4)}••••${user.session.slice(-4)}`)).toBeVisible();
  await expect(page.getByText(user.session)).toHaveCount(0);
  await expect(page.getByText('0/∞ logos')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Mi Perfil' })).toHaveAttribute('aria-selected', 'true');
});
