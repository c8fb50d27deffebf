import { API_KEY, expect, test } from '../fixtures';
import { alertSaying, openSignedIn, sessionBanner, submitCredentials } from '../on-screen';
import { newSessionId } from '../session-id';

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

test('[Product: capabilities] the password is changed in the profile, by keyboard: the old one is worth nothing', async ({
  page,
  request,
  signIn,
  user,
  expectConsole,
}) => {
  expectConsole(/403/);
  await signIn(page);
  await openSignedIn(page, '/profile?tab=settings');
  const next = `${user.password} nueva`;
  const type = async (current: string) => {
    await page.getByLabel('Contraseña actual').fill(current);
    await page.keyboard.press('Tab');
    await page.keyboard.type(next);
    await page.keyboard.press('Tab');
    await page.keyboard.type(next);
    await page.keyboard.press('Enter');
  };
  await type('no es esta');
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible();
  await expect(page.getByLabel('Contraseña actual')).toBeFocused();
  await page.getByLabel('Nueva contraseña').fill('');
  await page.getByLabel('Confirmar contraseña').fill('');
  await type(user.password);
  await expect(alertSaying(page, 'Contraseña cambiada. Tus otras sesiones se cerraron.')).toBeVisible();
  await page.reload();
  await openSignedIn(page, '/profile');
  const signInWith = async (password: string) => {
    const form = { token_app: 'trazo-app', session: newSessionId(), email: user.email, password };
    return (await request.post('/auth/login', { form, maxRedirects: 0 })).status();
  };
  expect([await signInWith(user.password), await signInWith(next)]).toEqual([401, 303]);
});

test('[Product: capabilities] a session of another browser is seen in the profile and closed there', async ({
  page,
  browser,
  baseURL,
  signIn,
  user,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
  await submitCredentials(other, 'Iniciar sesión', user);
  await other.waitForURL('**/generate');
  await expect(sessionBanner(other)).toBeVisible();

  await signIn(page);
  await openSignedIn(page, '/profile?tab=settings');
  const sessions = page.getByRole('region', { name: 'Sesiones abiertas' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('Esta sesión');
  await sessions.getByRole('button', { name: /^Cerrar la sesión de Chrome en / }).click();
  await expect(alertSaying(page, 'Sesión cerrada.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other.getByText(/^Acceso Restringido/)).toBeVisible();
  await elsewhere.close();
});

test('[Product: capabilities] what happened is told in the profile: a logo that was made, and what that reaches', async ({
  page,
  signIn,
  drawLogos,
}) => {
  await drawLogos([{}]);
  await signIn(page);
  await openSignedIn(page, '/profile?tab=activity');
  const entries = page.getByRole('list', { name: 'Actividad' }).getByRole('listitem');
  await expect(entries.first()).toContainText('Creaste un logo');
  await expect(entries.last()).toContainText('Recibiste tus créditos de bienvenida');
  await page.getByRole('tab', { name: /^Logros/ }).click();
  await expect(page.getByRole('article', { name: 'Primer trazo' })).toContainText('Desbloqueado');
  await expect(page.getByRole('article', { name: 'Mano suelta' })).toContainText('1 de 10');
});

test('[Product: capabilities] an account ends by its typed e-mail, on a phone and by keyboard: nobody can come back to it', async ({
  page,
  request,
  signIn,
  user,
  drawLogos,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await drawLogos([{}]);
  const gallery = await request.post('/gallery', {
    headers: { apikey: API_KEY },
    data: { session: user.session },
  });
  const image = (await gallery.json()).Logos[0].image_data;
  expect((await request.get(image)).status()).toBe(200);
  await signIn(page);
  await openSignedIn(page, '/profile?tab=settings');
  await page.getByRole('button', { name: 'Eliminar cuenta' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: '¿Eliminar tu cuenta?' });
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await dialog.getByLabel(`Escribe ${user.email} para confirmar`).focus();
  await page.keyboard.type(user.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Eliminar cuenta' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alertSaying(page, 'Tu cuenta se eliminó.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  expect((await request.get(image)).status()).toBe(404);
  const check = await request.post('/validate_session', {
    headers: { apikey: API_KEY },
    data: { session: user.session },
  });
  expect(await check.json()).toEqual({ validated: 0 });
});

test('[Product: capabilities] what is saved in the profile is there after a reload, in the shell and in another browser', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn(page);
  await openSignedIn(page, '/profile');
  const block = page.getByRole('form', { name: 'Información personal' });
  await block.getByRole('button', { name: 'Editar' }).click();
  await expect(block.getByLabel('Correo electrónico')).not.toBeEditable();
  await block.getByLabel('Nombre').fill('Ana Núñez Peña');
  await block.getByLabel('Ubicación').fill('Oaxaca');
  await block.getByLabel('Biografía').fill('Café y mezcal');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(alertSaying(page, 'Tus datos se guardaron.')).toBeVisible();
  await expect(sessionBanner(page)).toContainText('Ana Núñez Peña');
  await page.getByRole('tab', { name: 'Configuración' }).click();
  const marketing = page.getByRole('switch', { name: 'Promociones' });
  const stored = page.waitForResponse('**/profile');
  await marketing.click();
  expect((await stored).status()).toBe(200);

  const session = await page.evaluate(() => localStorage.getItem('session'));
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await signIn(other, session ?? '');
  await openSignedIn(other, '/profile');
  const facts = other.getByRole('form', { name: 'Información personal' });
  for (const text of ['Ana Núñez Peña', 'Oaxaca', 'Café y mezcal']) await expect(facts).toContainText(text);
  await other.getByRole('tab', { name: 'Configuración' }).click();
  await expect(other.getByRole('switch', { name: 'Promociones' })).toBeChecked();
  await elsewhere.close();
});
