import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alerts, renderApp } from '../../testing/render-app';
import { type Answer, type Answers, held, inTurn, json, networkFailure } from '../../testing/scripted-fetch';
import { GALLERY, SESSION, validAnswer } from '../../testing/server';

/** A picture that arrives: of one that does not, a tile takes the place. */
const pictureOf = (id: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>#${id}`;

const version = (id: string, change: Record<string, string> = {}) => ({
  id,
  image_url: pictureOf(id),
  base: 'v1',
  change,
  name: 'Nubia Tech',
  color: '#3B82F6',
  created: '2026-03-14T09:26:53.589Z',
});

const stored = (id: string, change: Record<string, string>, replaced = 'v1') =>
  json({ success: true, logo_id: '1', version: version(id, change), replaced });

const adjustable: Answers = {
  '/validate_session': json({ ...validAnswer, capabilities: ['adjust'] }),
  '/gallery': json({ Logos: GALLERY }),
  '/logo/versions': json({ current: 'v1', versions: [version('v1')] }),
  '/logo/options': json({
    options: [
      { value: 'sora-600', label: 'Sora' },
      { value: 'lexend-600', label: 'Lexend' },
    ],
  }),
  '/logo/adjust': stored('v2', { color: '#EF4444' }),
};

/** The editor of a logo of the gallery; pictures of it are asked for nowhere. */
async function opened(answers: Record<string, Answer> = {}, theme?: 'light' | 'dark') {
  const app = await renderApp({
    path: '/gallery',
    theme,
    answers: { ...adjustable, ...answers },
    config: { previewUrl: pictureOf('') },
  });
  await app.getByRole('button', { name: 'Ver detalle de Nubia Tech' }).click();
  await app.getByRole('button', { name: 'Ajustar' }).click();
  const editor = app.getByRole('dialog', { name: 'Ajustar Nubia Tech' });
  await expect.element(editor.getByRole('tab', { name: 'Color' })).toBeVisible();
  const save = editor.getByRole('button', { name: 'Guardar' });
  const question = app.getByRole('alertdialog', { name: '¿Cerrar sin guardar?' });
  const told = () => app.sent('/logo/adjust').map(({ body }) => body);
  return { app, editor, save, question, told };
}

describe('adjusting a logo', () => {
  test('saves what was changed of the original, shows it in the gallery, and says so', async () => {
    const { app, editor, save, told } = await opened();
    await expect.element(save).toBeDisabled();
    await editor.getByRole('radio', { name: 'Rojo' }).click();
    await editor.getByRole('tab', { name: 'Letra' }).click();
    await editor.getByRole('radiogroup', { name: 'Tipo de letra' }).getByText('Lexend').click();
    // What it was by itself is no change.
    await editor.getByRole('radiogroup', { name: 'Tipo de letra' }).getByText('Sora').click();
    await save.click();
    await expect.poll(alerts).toEqual(['Logo actualizado.']);
    expect(told()).toEqual([{ session: SESSION, logo_id: '1', change: { color: '#EF4444' }, version: 'v1' }]);
    await expect.element(app.getByRole('dialog', { name: 'Nubia Tech', exact: true })).toBeVisible();
    await expect
      .poll(() => document.querySelector('[role=dialog] img')?.getAttribute('src'))
      .toBe(pictureOf('v2'));
    expect(app.sent('/gallery')).toHaveLength(1);
  });

  test('a double press on "Guardar" saves once, and leaves the editor once', async () => {
    const { app, editor, save, told } = await opened();
    await editor.getByRole('radio', { name: 'Rojo' }).click();
    const button = save.element() as HTMLElement;
    // Both before React can disable it.
    button.click();
    button.click();
    await expect.element(editor).not.toBeInTheDocument();
    await expect.poll(alerts).toEqual(['Logo actualizado.']);
    expect(told()).toHaveLength(1);
    await expect.element(app.getByRole('dialog', { name: 'Nubia Tech', exact: true })).toBeVisible();
  });

  test('a failure is told, and nothing is lost: the same can be saved again', async () => {
    const refused = json({ detail: 'Este logo no admite esa letra. Elige otra.' }, 422);
    const { editor, save, told } = await opened({
      '/logo/adjust': inTurn(networkFailure, refused, stored('v2', { color: '#EF4444' })),
    });
    await editor.getByRole('radio', { name: 'Rojo' }).click();
    await save.click();
    await expect.poll(alerts).toEqual(['No se pudo guardar: Hubo un problema con la conexión.']);
    await save.click();
    await expect.poll(alerts).toEqual(['No se pudo guardar: Este logo no admite esa letra. Elige otra.']);
    await expect.element(editor.getByRole('radio', { name: 'Rojo' })).toBeChecked();
    await save.click();
    await expect.poll(alerts).toEqual(['Logo actualizado.']);
    expect(told()).toEqual([told()[0], told()[0], told()[0]]);
  });

  test('what was saved meanwhile elsewhere is kept, and can be the logo again', async () => {
    const { app, editor, save, told } = await opened({
      '/logo/adjust': inTurn(stored('v3', { color: '#EF4444' }, 'v2'), stored('v2', {}, 'v3')),
    });
    await editor.getByRole('radio', { name: 'Rojo' }).click();
    await save.click();
    await app.getByRole('button', { name: 'Volver a esa' }).click();
    await expect.poll(alerts).toEqual(['El logo es otra vez esa versión.']);
    expect(told()[1]).toEqual({ session: SESSION, logo_id: '1', version: 'v2', change: {} });
  });

  test('another tab that has saved it is told of at once; its logo can be gone on from, and undone', async () => {
    const first = { current: 'v1', versions: [version('v1')] };
    const then = { current: 'v2', versions: [version('v2', { color: '#10B981' }), version('v1')] };
    const { app, editor, save, question, told } = await opened({
      '/logo/versions': inTurn(json(first), json(then)),
      '/logo/adjust': stored('v3', { color: '#10B981', letter_case: 'upper' }, 'v2'),
    });
    await editor.getByRole('radio', { name: 'Rojo' }).click();
    const otherTab = new BroadcastChannel('logo-saved');
    otherTab.postMessage('2');
    otherTab.postMessage('1');
    await expect.poll(alerts).toEqual(['En otra pestaña se guardó una versión de este logo.']);
    expect(app.sent('/logo/versions')).toHaveLength(2);
    await expect.element(editor.getByRole('radio', { name: 'Rojo' })).toBeChecked();
    await editor.getByRole('button', { name: 'Seguir desde esa' }).click();
    await expect.poll(alerts).toEqual([]);
    await expect.element(editor.getByRole('radio', { name: 'Verde' })).toBeChecked();
    await expect.element(save).toBeDisabled();
    await editor.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(editor.getByRole('radio', { name: 'Rojo' })).toBeChecked();
    const heard = new Promise((tell) => {
      otherTab.onmessage = ({ data }) => tell(data);
    });
    await save.click();
    // What it replaced had been told of.
    await expect.poll(alerts).toEqual(['Logo actualizado.']);
    expect(await heard).toBe('1');
    otherTab.close();
    expect(told()).toEqual([{ session: SESSION, logo_id: '1', change: { color: '#EF4444' }, version: 'v1' }]);
    expect(question.elements()).toEqual([]);
  });

  test('why a name cannot be drawn in this logo is told at its field, until it is changed', async () => {
    const detail = 'Ese nombre no cabe en este logo. Acórtalo o elige otra disposición.';
    const asked = vi
      .spyOn(window, 'fetch')
      .mockImplementation(async () => Response.json({ detail, field: 'name' }, { status: 422 }));
    const { app, editor } = await opened();
    await editor.getByRole('tab', { name: 'Nombre' }).click();
    // The dialog is called after the name.
    const name = app.getByRole('textbox', { name: 'Nombre', exact: true });
    await expect.element(name).not.toBeInvalid();
    expect(asked).not.toHaveBeenCalled();
    await name.fill('Nubia Tecnologías de la Información del Sur');
    await expect.element(name).toBeInvalid();
    await expect.element(name).toHaveAccessibleDescription(expect.stringContaining(detail));
    asked.mockResolvedValue(new Response('<svg/>'));
    await name.fill('Nubia Sur');
    await expect.element(name).not.toBeInvalid();
    asked.mockRestore();
  });

  test('closing with changes asks; Back without any closes, and with some asks too', async () => {
    const { app, editor, question } = await opened();
    app.goBack();
    await expect.element(editor).not.toBeInTheDocument();
    await app.getByRole('button', { name: 'Ajustar' }).click();
    await editor.getByRole('radio', { name: 'Verde' }).click();
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'Seguir ajustando' }).click();
    await expect.element(editor.getByRole('radio', { name: 'Verde' })).toBeChecked();
    app.goBack();
    await question.getByRole('button', { name: 'Seguir ajustando' }).click();
    // Back means the editor, once that is open again.
    await expect.element(question).not.toBeInTheDocument();
    app.goBack();
    await question.getByRole('button', { name: 'Descartar cambios' }).click();
    expect(app.sent('/logo/adjust')).toEqual([]);
    expect(app.address()).toBe('/gallery');
    await app.getByRole('button', { name: 'Ajustar' }).click();
    await expect.element(editor.getByRole('radio', { name: 'Verde' })).not.toBeChecked();
  });

  test('choices that were of another look keep its pictures until those of this one are here', async () => {
    const cases = ['as-typed', 'upper'].map((value) => ({ value, label: value }));
    const later = held(json({ options: cases }));
    const { app, editor } = await opened({
      '/logo/options': (request, signal) => {
        const { field, change } = request.body as { field: string; change: Record<string, string> };
        if (field === 'face') return adjustable['/logo/options']?.(request, signal) as Response;
        return change.face === undefined ? Response.json({ options: cases }) : later.answer(request, signal);
      },
    });
    await editor.getByRole('tab', { name: 'Letra' }).click();
    const pictures = () =>
      [...document.querySelectorAll('[role=radiogroup]')]
        .filter((group) => group.textContent.includes('upper'))
        .flatMap((group) => [...group.querySelectorAll('img')])
        .map((picture) => new URLSearchParams(picture.src.split('?')[1]).get('face'));
    await expect.poll(pictures).toEqual([null, null]);
    await editor.getByRole('radiogroup', { name: 'Tipo de letra' }).getByText('Lexend').click();
    await expect
      .poll(() => app.sent('/logo/options').map(({ body }) => body))
      .toContainEqual(expect.objectContaining({ field: 'letter_case', change: { face: 'lexend-600' } }));
    expect(pictures()).toEqual([null, null]);
    later.release();
    await expect.poll(pictures).toEqual(['lexend-600', 'lexend-600']);
  });

  test('versions of other names say which', async () => {
    const renamed = { ...version('v2', { name: 'Café Ñu' }), name: 'Café Ñu' };
    const { editor } = await opened({
      '/logo/versions': json({ current: 'v1', versions: [renamed, version('v1')] }),
    });
    await editor.getByRole('tab', { name: 'Versiones' }).click();
    const kept = editor.getByRole('radiogroup', { name: 'Guardadas de este logo' }).getByRole('radio');
    await expect.element(kept.nth(0)).toHaveAccessibleDescription('Café Ñu');
    await expect.element(kept.nth(1)).toHaveAccessibleDescription('Nubia Tech');
  });

  test('versions stand on the ground of the theme, where the server has them for it', async () => {
    const kept = { ...version('v1'), image_url: '/logos/v1.png' };
    const { editor } = await opened(
      {
        '/validate_session': json({ ...validAnswer, capabilities: ['adjust', 'formats'] }),
        '/logo/versions': json({ current: 'v1', versions: [kept] }),
      },
      'dark',
    );
    const asked = new Promise<string>((tell) => {
      document.addEventListener('error', ({ target }) => tell((target as HTMLImageElement).src), {
        capture: true,
        once: true,
      });
    });
    await editor.getByRole('tab', { name: 'Versiones' }).click();
    expect(await asked).toMatch(/\/logos\/v1\.svg\?variant=dark$/);
  });

  test('how many symbols a search found is told', async () => {
    const { editor } = await opened();
    await editor.getByRole('tab', { name: 'Símbolo' }).click();
    await editor.getByRole('searchbox', { name: 'Buscar un símbolo' }).fill('faro');
    await expect
      .element(editor.getByRole('status').filter({ hasText: /^2 símbolos encontrados$/ }))
      .toBeInTheDocument();
  });

  test('a logo that cannot be loaded can be asked for again', async () => {
    const { editor } = await openedAfterFailure();
    await editor.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(editor.getByRole('tab', { name: 'Color' })).toBeVisible();
  });

  async function openedAfterFailure() {
    const app = await renderApp({
      path: '/gallery',
      answers: {
        ...adjustable,
        '/logo/versions': inTurn(networkFailure, json({ current: 'v1', versions: [version('v1')] })),
      },
      config: { previewUrl: pictureOf('') },
    });
    await app.getByRole('button', { name: 'Ver detalle de Nubia Tech' }).click();
    await app.getByRole('button', { name: 'Ajustar' }).click();
    return { editor: app.getByRole('dialog', { name: 'Ajustar Nubia Tech' }) };
  }
});

test.each([
  ['a server that announces nothing', [], '/p'],
  ['a page without a public preview', ['adjust'], undefined],
])('%s: there is nothing to adjust with', async (_, capabilities, previewUrl) => {
  const app = await renderApp({
    path: '/gallery',
    answers: { ...adjustable, '/validate_session': json({ ...validAnswer, capabilities }) },
    config: { previewUrl },
  });
  await app.getByRole('button', { name: 'Ver detalle de Nubia Tech' }).click();
  await expect.element(app.getByRole('dialog', { name: 'Nubia Tech' })).toBeVisible();
  expect(app.getByRole('button', { name: 'Ajustar' }).elements()).toEqual([]);
});

test.each([
  [
    ['adjust', 'director'],
    ['OriginalReglas', 'OriginalModelo: La N mira a las nubes.'],
  ],
  [['adjust'], ['Original', 'Original']],
])('who made what was changed is said where the server announces it: %j', async (capabilities, said) => {
  const [rules, model] = [
    { ...version('v1'), made_by: 'reglas' },
    { ...version('v2'), base: 'v2', made_by: 'modelo', why: 'La N mira a las nubes.' },
  ];
  const { editor } = await opened({
    '/validate_session': json({ ...validAnswer, capabilities }),
    '/logo/versions': json({ current: 'v1', versions: [rules, model] }),
  });
  await editor.getByRole('tab', { name: 'Versiones' }).click();
  const radios = editor.getByRole('radiogroup', { name: 'Guardadas de este logo' }).getByRole('radio');
  await expect.poll(() => radios.elements().map((radio) => radio.textContent)).toEqual(said);
});
