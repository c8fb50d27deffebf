import { expect, type Locator, type Page } from '@playwright/test';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The alert that says exactly this. */
export const alertSaying = (page: Page, text: string): Locator =>
  page.getByRole('alert').filter({ hasText: new RegExp(`^${escaped(text)}$`) });

/** The signed-in banner of the protected pages: the session was checked and holds. */
export const sessionBanner = (page: Page): Locator => page.getByText('Sesión segura activa para');

/** Fills in a form of the sign-in service and sends it. */
export async function submitCredentials(
  page: Page,
  button: 'Iniciar sesión' | 'Crear cuenta',
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: button }).click();
}

/** Opens an address and waits until the session has been checked. */
export async function openSignedIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(sessionBanner(page)).toBeVisible();
}

/** The protected screens, each with what stands on it once its data has come, for an account that has a logo. */
export const protectedScreens: readonly (readonly [address: string, arrived: (page: Page) => Locator])[] = [
  ['/generate', (page) => page.getByLabel('Nombre de la empresa')],
  ['/user', (page) => page.getByRole('heading', { level: 1, name: 'Hola, Ana Núñez' })],
  ['/gallery', (page) => page.getByRole('article').first()],
  ['/profile', (page) => page.getByRole('form', { name: 'Información personal' })],
  ['/profile?tab=settings', (page) => page.getByRole('switch').first()],
  ['/plan', (page) => page.getByRole('article', { name: 'Comandante' })],
  ['/record', (page) => page.getByRole('article').first()],
];

/** Opens each protected screen and shows it to `look` once its data has come. */
export async function visitScreens(page: Page, look: (address: string) => Promise<void>): Promise<void> {
  for (const [address, arrived] of protectedScreens) {
    await openSignedIn(page, address);
    await expect(arrived(page)).toBeVisible();
    await look(address);
  }
}

/** Whether the picture has arrived and can be seen. */
export const isDrawn = (image: Locator): Promise<boolean> =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

/** Has the server announce to this page only what `keeps`, as one of another version would. */
export async function announcing(page: Page, keeps: (capability: string) => boolean): Promise<void> {
  await page.route('**/validate_session', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({
      response,
      json: { ...answer, capabilities: (answer.capabilities ?? []).filter(keeps) },
    });
  });
}

/** A server that gives whole lists, as the specification has it. */
export const inWholeLists = (page: Page): Promise<void> =>
  announcing(page, (capability) => capability !== 'paging');
