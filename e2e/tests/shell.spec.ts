import { expect, test } from '../fixtures';
import { openSignedIn, protectedScreens } from '../on-screen';

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
  for (const [path] of protectedScreens) {
    await page.goto(path);
    await expect(
      page.getByText('Acceso Restringido - Necesitas iniciar sesión para acceder a esta página.'),
    ).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.getByRole('link', { name: 'Volver al Inicio' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('[§2 Sidebar] its links reach every screen from every screen, and one of them is current', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openSignedIn(page, '/plan');
  const links = page.getByRole('navigation', { name: 'Navegación principal' });
  await expect(links.getByRole('link', { name: 'Generar' })).toHaveAttribute('href', 'generate');
  for (const [label, url, title] of [
    ['Generar', /\/generate$/, 'Crea tu logo'],
    ['Historial', /\/record$/, 'Historial'],
    ['Galería', /\/gallery$/, 'Mi Galería'],
    ['Perfil', /\/profile$/, 'Perfil'],
    ['Actualizar Plan', /\/plan$/, 'Actualizar Plan'],
    ['Configuración', /\/profile\?tab=settings$/, 'Perfil'],
    ['Generar', /\/generate$/, 'Crea tu logo'],
  ] as const) {
    await links.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(url);
    await expect(links.locator('[aria-current=page]')).toHaveText(label);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
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
