import { expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import { alerts, renderApp } from '../testing/render-app';
import { wizard } from '../testing/wizard';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Lets every request for a file fail, as a network does. */
    failRequests: (path: string) => Promise<void>;
    answerRequests: (path: string) => Promise<void>;
  }
}

/** Lets the code in a file fail to arrive, until the network is back or the test is over. */
async function withoutNetwork(path: string): Promise<{ back: () => Promise<void> }> {
  const back = () => commands.answerRequests(path);
  await commands.failRequests(path);
  onTestFinished(back);
  return { back };
}

const FAILED = 'No se pudo cargar esta parte. Revisa tu conexión y vuelve a intentarlo.';

test('a demo whose code does not arrive is told over the landing, and the next press opens it', async () => {
  const network = await withoutNetwork('/src/routes/landing/demo.tsx');
  const app = await renderApp();
  const button = app.getByRole('button', { name: 'Ver Demo' });
  (button.element() as HTMLElement).click();
  await expect.poll(alerts).toEqual([FAILED]);
  await expect.element(button).toBeVisible();
  expect(app.getByText('La página se detuvo').elements()).toEqual([]);
  await network.back();
  (button.element() as HTMLElement).click();
  await expect.element(app.getByRole('dialog')).toBeVisible();
});

test('a dialog whose code does not arrive can be asked for again from the alert', async () => {
  const network = await withoutNetwork('/src/routes/generate/result.tsx');
  const app = await wizard({ name: 'Brasa', step: 5 });
  await app.getByRole('button', { name: 'Generar Logo' }).click();
  await expect.poll(alerts).toEqual([FAILED]);
  await network.back();
  await app.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(app.getByRole('dialog', { name: '¡Tu logo está listo!' })).toBeVisible();
  expect(app.sent('/generate_logo')).toHaveLength(1);
});

test('a screen whose code does not arrive says so in its place, and is asked for again there', async () => {
  const network = await withoutNetwork('/src/routes/plan/index.tsx');
  const app = await renderApp({ path: '/plan' });
  await expect.element(app.getByText(FAILED)).toBeVisible();
  await expect.element(app.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible();
  expect(document.title).toBe('Actualizar Plan · Trazo');
  await network.back();
  await app.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(app.getByRole('heading', { level: 1, name: 'Actualizar Plan' })).toBeVisible();
});

test('one screen that does not arrive leaves the others within reach', async () => {
  await withoutNetwork('/src/routes/record/index.tsx');
  const app = await renderApp({ path: '/record' });
  await expect.element(app.getByText(FAILED)).toBeVisible();
  app.goTo('/profile');
  await expect.element(app.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  expect(app.getByText(FAILED).elements()).toEqual([]);
});
