import { expect, type Locator, type Page } from '@playwright/test';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The alert that says exactly this. */
export const alertSaying = (page: Page, text: string): Locator =>
  page.getByRole('alert').filter({ hasText: new RegExp(`^${escaped(text)}$`) });

/** The signed-in banner of the protected pages: the session was checked and holds. */
export const sessionBanner = (page: Page): Locator => page.getByText('Sesión segura activa para');

/** Opens an address and waits until the session has been checked. */
export async function openSignedIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(sessionBanner(page)).toBeVisible();
}

/** Whether the picture has arrived and can be seen. */
export const isDrawn = (image: Locator): Promise<boolean> =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
