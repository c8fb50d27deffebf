import { afterEach, describe, expect, test, vi } from 'vitest';
import { alerts, renderApp } from '../../testing/render-app';
import { savedFiles } from '../../testing/saved-files';
import { type Answer, held, inTurn, json } from '../../testing/scripted-fetch';
import { brand, kitFile, PAGE_URL, validAnswer } from '../../testing/server';

afterEach(() => vi.restoreAllMocks());

type Answers = Readonly<Record<string, Answer>>;

/** The detail of the first logo of the gallery, on a server that announces so much. */
async function detail(capabilities: readonly string[], answers: Answers = {}) {
  const app = await renderApp({
    path: '/gallery',
    answers: { '/validate_session': json({ ...validAnswer, capabilities }), ...answers },
  });
  await app.getByRole('button', { name: 'Ver detalle de Dulce Canela' }).click();
  const dialog = app.getByRole('dialog', { name: 'Dulce Canela' });
  await expect.element(dialog).toBeVisible();
  return { app, dialog };
}

const BOTH = ['kit', 'share'];

describe('the brand of a logo', () => {
  test('without the capability there is nothing of it, and nothing is asked', async () => {
    const { app, dialog } = await detail(['formats', 'share']);
    await expect.element(dialog.getByRole('button', { name: 'Copiar prompt' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Descargar kit' }).elements()).toEqual([]);
    expect([...app.sent('/logo/kit'), ...app.sent('/logo/share')]).toEqual([]);
  });

  test('its checks say what to do, and can be asked for again', async () => {
    const answers = { '/logo/kit': inTurn(json({ detail: 'Espera un momento.' }, 503), json(brand)) };
    const { app, dialog } = await detail(['kit'], answers);
    await expect.element(dialog.getByText('Espera un momento.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(dialog.getByText('1 de 2 en orden; el resto, con cuidado.')).toBeVisible();
    await expect.element(dialog.getByText(/Usa ahí la versión «fondo claro» solo en grande/)).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Página de marca' }).elements()).toEqual([]);
    expect(app.sent('/logo/share')).toEqual([]);
  });

  test('the kit is saved under the name that it comes with; a failure is said and can be tried again', async () => {
    const files = savedFiles();
    const answers = {
      '/api/brand-kit': inTurn(json({ detail: 'El servicio está muy ocupado.' }, 503), kitFile),
    };
    const { app, dialog } = await detail(BOTH, answers);
    await dialog.getByRole('button', { name: 'Descargar kit' }).click();
    await expect.element(dialog.getByText('El servicio está muy ocupado.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => files.map(({ name }) => name)).toEqual(['Nubia Tech-kit.zip']);
    await expect.poll(alerts).toContain('Kit descargado');
    expect(app.sent('/api/brand-kit')[0]?.path).toBe(`/api/brand-kit?key=${brand.kit_key}`);
  });

  test('a kit that is cancelled is not saved', async () => {
    const files = savedFiles();
    const answer = held(kitFile);
    const { app, dialog } = await detail(BOTH, { '/api/brand-kit': answer.answer });
    await dialog.getByRole('button', { name: 'Descargar kit' }).click();
    await expect.element(dialog.getByRole('progressbar')).toBeVisible();
    await expect.poll(() => app.sent('/api/brand-kit')).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Descargar kit' })).toHaveFocus();
    answer.release();
    await expect.element(dialog.getByRole('progressbar')).not.toBeInTheDocument();
    expect([files, alerts()]).toEqual([[], []]);
  });

  test('the page is made, copied, and taken away only after a question', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const none = json({ success: true, shared: 0 });
    const shared = json({ success: true, shared: 1, page_url: PAGE_URL });
    const { app, dialog } = await detail(BOTH, { '/logo/share': inTurn(none, shared, none) });
    await dialog.getByRole('button', { name: 'Crear página' }).click();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Dirección de la página' }))
      .toHaveValue(PAGE_URL);
    await dialog.getByRole('button', { name: 'Copiar dirección' }).click();
    await expect.poll(alerts).toContain('Dirección copiada');
    expect(copied).toHaveBeenCalledExactlyOnceWith(PAGE_URL);
    await dialog.getByRole('button', { name: 'Retirar página' }).click();
    const question = app.getByRole('alertdialog', { name: '¿Retirar la página de marca?' });
    expect(app.sent('/logo/share')).toHaveLength(2);
    await question.getByRole('button', { name: 'Retirar página' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Crear página' })).toBeVisible();
    const told = app.sent('/logo/share').map(({ body }) => (body as { shared?: number }).shared);
    expect(told).toEqual([undefined, 1, 0]);
  });
});
