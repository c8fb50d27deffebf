import { expect, test } from '../fixtures';
import { holdCall } from '../held-calls';
import { openSignedIn, sessionBanner } from '../on-screen';

const protectedRoutes = ['/generate', '/user', '/gallery', '/profile', '/plan', '/record'] as const;

test('[§2 Route table] any other path redirects to the landing', async ({ page }) => {
  for (const path of ['/nada', '/gallery/7', '/auth-no']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('[§6] an anonymous visitor sees at each protected address that access is restricted, with a way home', async ({
  page,
}) => {
  for (const path of protectedRoutes) {
    await page.goto(path);
    await expect(
      page.getByText('Acceso Restringido - Necesitas iniciar sesión para acceder a esta página.'),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await page.getByRole('link', { name: 'Volver al Inicio' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('[§2 Protected-page wrapper] every protected page names the user and the first 8 characters of the session', async ({
  page,
  signIn,
  user,
}) => {
  await signIn(page);
  for (const path of protectedRoutes) {
    await page.goto(path);
    const banner = page.locator('[data-status=active]');
    await expect(banner).toContainText('Sesión segura activa para Ana Núñez');
    await expect(banner).toContainText(user.session.slice(0, 8));
    await expect(banner).not.toContainText(user.session.slice(0, 9));
  }
});

test('[§2 Route table] the start-up screen stands while the stored session is checked', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const check = await holdCall(page, '/validate_session');
  await page.goto('/gallery');
  await expect(page.getByText('Inicializando Aplicación')).toBeVisible();
  await expect(page.getByText('Verificando estado de autenticación...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mi Galería' })).toBeHidden();
  check.release();
  await expect(page.getByRole('heading', { name: 'Mi Galería' })).toBeVisible();
});

test('[§2 Sidebar] its links reach every screen from every screen, and one of them is current', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openSignedIn(page, '/plan');
  const links = page.getByRole('navigation', { name: 'Navegación principal' });
  await expect(links.getByRole('link', { name: 'Generar' })).toHaveAttribute('href', 'generate');
  for (const [label, url] of [
    ['Generar', /\/generate$/],
    ['Historial', /\/record$/],
    ['Galería', /\/gallery$/],
    ['Perfil', /\/profile$/],
    ['Actualizar Plan', /\/plan$/],
    ['Configuración', /\/profile\?tab=settings$/],
    ['Generar', /\/generate$/],
  ] as const) {
    await links.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(url);
    await expect(links.locator('[aria-current=page]')).toHaveText(label);
  }
  await expect(page.getByText('Desbloquea funciones ilimitadas y crea sin límites')).toBeVisible();
});

test('[§2 Sidebar] pointing at a link, or reaching it by Tab, fetches its screen before it is pressed', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openSignedIn(page, '/generate');
  const screen = (name: string) => fetched.some((path) => path.startsWith(`/assets/${name}-`));
  expect([screen('record'), screen('profile')]).toEqual([false, false]);

  await page.getByRole('link', { name: 'Historial' }).hover();
  await expect.poll(() => screen('record')).toBe(true);
  expect(screen('profile')).toBe(false);

  await page.getByRole('link', { name: 'Perfil' }).focus();
  await expect.poll(() => screen('profile')).toBe(true);
  await expect(page).toHaveURL(/\/generate$/);
});

test('[§2 Sidebar] the close button hides it, the menu button brings it back, and the theme toggles in it', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openSignedIn(page, '/plan');
  const aside = page.getByRole('complementary');
  await aside.getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await aside.getByRole('button', { name: 'Cerrar menú' }).click();
  await expect(aside).toBeHidden();
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(aside).toBeVisible();
});

test('[§2 Top bar] the avatar menu shows who is signed in, leads to the settings and closes on a click outside', async ({
  page,
  signIn,
  user,
}) => {
  await signIn(page);
  await openSignedIn(page, '/plan');
  await expect(page.getByText('3 creditos disponibles')).toBeVisible();
  const trigger = page.getByRole('button', { name: 'Cuenta: Ana Núñez' });
  const menu = page.getByRole('menu');
  await trigger.click();
  await expect(menu).toContainText('Ana Núñez');
  await expect(menu).toContainText(user.email);
  await expect(menu.getByText('Sesión segura activa.', { exact: true })).toBeVisible();
  await page.mouse.click(400, 600);
  await expect(menu).toBeHidden();
  await trigger.click();
  await menu.getByRole('menuitem', { name: 'Notificaciones' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=settings#notificaciones$/);
  await trigger.click();
  await menu.getByRole('menuitem', { name: 'Configuración' }).click();
  await expect(page.getByRole('tab', { name: 'Configuración' })).toHaveAttribute('aria-selected', 'true');
});

test('[§2 Top bar] signing out asks first; then storage is empty, the page restricted, and the menu leads home', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openSignedIn(page, '/generate');
  await page.getByLabel('Nombre de la empresa').fill('Borrador');
  await page.getByRole('button', { name: 'Cuenta: Ana Núñez' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Estás seguro de que quieres cerrar sesión?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(sessionBanner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cuenta: Ana Núñez' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await question.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByText('Acceso Restringido')).toBeVisible();
  const kept = await page.evaluate(() => [
    localStorage.getItem('session'),
    localStorage.getItem('user_data'),
    sessionStorage.getItem('trazo.draft'),
  ]);
  expect(kept).toEqual([null, null, null]);
  await page.getByRole('button', { name: 'Cuenta' }).click();
  await page.getByRole('menuitem', { name: 'Página Principal' }).click();
  await expect(page).toHaveURL(/\/$/);
});
