import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AppConfig } from '../../config';
import { alerts, renderApp, settled } from '../../testing/render-app';
import { type Answer, type Answers, held, inTurn, json, networkFailure } from '../../testing/scripted-fetch';
import { directed, generated, proposed, SESSION, undirected, validAnswer, WHY } from '../../testing/server';
import { wizard } from '../../testing/wizard';

afterEach(() => vi.restoreAllMocks());

const announcing = json({ ...validAnswer, capabilities: ['proposals'] });

/** A logo that was just made, on a server that announces proposals. */
async function made({
  choose,
  generation = json(proposed),
  check = announcing,
  more = {},
  config,
}: {
  choose?: Answer;
  generation?: Answer;
  check?: Answer;
  more?: Answers;
  config?: Partial<AppConfig>;
} = {}) {
  const app = await wizard({
    name: 'Panadería Ñandú',
    step: 5,
    config,
    answers: {
      '/validate_session': check,
      '/generate_logo': generation,
      ...(choose && { '/logo/choose': choose }),
      ...more,
    },
  });
  await app.getByRole('button', { name: 'Generar Logo' }).click();
  const result = app.getByRole('dialog', { name: '¡Tu logo está listo!' });
  await expect.element(result).toBeVisible();
  const proposal = (place: number) => result.getByRole('radio', { name: `Propuesta ${place}` });
  const shown = () => result.getByRole('img', { name: 'Panadería Ñandú' }).element().getAttribute('src');
  const told = () =>
    app.sent('/logo/choose').map(({ body }) => (body as { proposal_id: string }).proposal_id);
  return { app, result, proposal, shown, told };
}

const drawing = (place: number) => proposed.proposals[place - 1]?.image_url;

describe('the last logo', () => {
  const again = { name: 'Ver las propuestas de Panadería Ñandú' };

  test('is there after another screen, with what was chosen, which can still be changed', async () => {
    const { app, result, proposal, told } = await made({ choose: json({ success: true }) });
    await proposal(3).click();
    await userEvent.keyboard('{Escape}');
    await app.getByRole('link', { name: 'Galería' }).first().click();
    await expect.element(app.getByRole('heading', { level: 1, name: 'Galería' })).toBeVisible();
    await app.getByRole('link', { name: 'Generar' }).first().click();
    await app.getByRole('button', again).click();
    await expect.element(result).toBeVisible();
    expect(result.getByRole('radio').elements()).toHaveLength(6);
    await expect.element(proposal(3)).toBeChecked();
    await proposal(1).click();
    await expect.poll(told).toEqual([proposed.proposals[2]?.id, proposed.proposals[0]?.id]);
  });

  test('is there after a reload, also of an open dialog, which does not open by itself', async () => {
    const first = await made();
    await first.app.unmount();
    const app = await renderApp({
      path: '/generate',
      answers: { '/validate_session': announcing, '/logo/choose': json({ success: true }) },
    });
    await app.getByRole('button', again).click();
    const result = app.getByRole('dialog', { name: '¡Tu logo está listo!' });
    await expect.element(result.getByRole('radio', { name: 'Propuesta 1' })).toBeChecked();
    await result.getByRole('radio', { name: 'Propuesta 2' }).click();
    await expect.poll(() => app.sent('/logo/choose')).toHaveLength(1);
  });

  test("is gone with 'Crear nuevo', and back with 'Deshacer'", async () => {
    const { app } = await made();
    await userEvent.keyboard('{Escape}');
    await expect.element(app.getByRole('button', again)).toBeVisible();
    await app.getByRole('button', { name: 'Crear nuevo' }).click();
    expect(app.getByRole('button', again).elements()).toEqual([]);
    expect(sessionStorage.getItem('trazo.last-logo')).toBeNull();
    await app.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(app.getByRole('button', again)).toBeVisible();
  });

  test.each(['{', '{"logo":{}}', 'null'])('of which %s is kept is none', async (stored) => {
    sessionStorage.setItem('trazo.last-logo', stored);
    const app = await renderApp({ path: '/generate' });
    await expect.element(app.getByRole('textbox', { name: 'Nombre de la empresa' })).toBeVisible();
    expect(app.getByRole('button', { name: /^Ver las propuestas/ }).elements()).toEqual([]);
  });
});

describe('choosing among six', () => {
  test('the six are a named choice whose first is the logo, and it says what is free and what is not', async () => {
    const { app, result, proposal, shown, told } = await made();
    expect(result.getByRole('radio').elements()).toHaveLength(6);
    await expect.element(proposal(1)).toBeChecked();
    await expect.element(proposal(2)).toHaveAccessibleDescription('Símbolo sobre el nombre, 2 de 6.');
    expect(shown()).toBe(drawing(1));
    await expect
      .element(app.getByRole('button', { name: 'Regenerar' }))
      .toHaveAccessibleDescription('Regenerar trae otras propuestas y cuesta 1 crédito.');
    expect(told()).toEqual([]);
  });

  test('what was chosen is still chosen when the dialog was closed by a slip', async () => {
    const { app, result, proposal } = await made({ choose: json({ success: true }) });
    await proposal(3).click();
    await expect.element(proposal(3)).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect.element(result).not.toBeInTheDocument();
    await app.getByRole('button', { name: 'Ver las propuestas de Panadería Ñandú' }).click();
    await expect.element(proposal(3)).toBeChecked();
  });

  test('a press makes another the logo at once, and tells the server of it', async () => {
    const answer = held(json({ success: true }));
    const { app, proposal, shown, told } = await made({ choose: answer.answer });
    await proposal(3).click();
    await expect.element(proposal(3)).toBeChecked();
    expect(shown()).toBe(drawing(3));
    await expect.poll(alerts).toEqual(['Propuesta 3 elegida.']);
    await expect.poll(told).toEqual(['3']);
    expect(app.sent('/logo/choose')[0]?.body).toEqual({
      session: SESSION,
      logo_id: 'logo-1',
      proposal_id: '3',
    });
    answer.release();
  });

  test('Deshacer brings the one before back, and tells the server of that too', async () => {
    const { app, proposal, shown, told } = await made();
    await proposal(4).click();
    await app.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(proposal(1)).toBeChecked();
    expect(shown()).toBe(drawing(1));
    await expect.poll(told).toEqual(['4', '1']);
    expect(alerts()).toEqual([]);
  });

  test('arrow keys choose as they go; the server is told of one at a time, and in the end of the last', async () => {
    const answer = held(json({ success: true }));
    const { proposal, told } = await made({ choose: answer.answer });
    (proposal(1).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect.element(proposal(4)).toBeChecked();
    expect(told()).toEqual(['2']);
    expect(alerts()).toEqual(['Propuesta 4 elegida.']);
    answer.release();
    await expect.poll(told).toEqual(['2', '4']);
  });

  test('Deshacer goes one choice back, however quickly they were made', async () => {
    const { app, proposal, told } = await made();
    (proposal(1).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(proposal(4)).toBeChecked();
    await app.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(proposal(3)).toBeChecked();
    await expect.poll(() => told().at(-1)).toBe('3');
    expect(app.getByRole('button', { name: 'Deshacer' }).elements()).toEqual([]);
  });

  test('the notice can be closed, and the choice stays', async () => {
    const { app, proposal, told } = await made();
    await proposal(2).click();
    await app.getByRole('button', { name: 'Cerrar aviso' }).click();
    expect(alerts()).toEqual([]);
    await expect.element(proposal(2)).toBeChecked();
    await expect.poll(told).toEqual(['2']);
  });

  test('a refusal is told in the server’s words, and the logo is what it was', async () => {
    const refused = json({ detail: 'Ese logo no tiene esa propuesta.' }, 404);
    const { proposal, shown, told } = await made({ choose: inTurn(json({ success: true }), refused) });
    await proposal(2).click();
    await expect.poll(told).toEqual(['2']);
    await proposal(5).click();
    await expect.poll(alerts).toEqual(['Error al elegir la propuesta: Ese logo no tiene esa propuesta.']);
    await expect.element(proposal(2)).toBeChecked();
    expect(shown()).toBe(drawing(2));
  });

  test('without a connection the choice is taken back and it says why', async () => {
    const { proposal } = await made({ choose: networkFailure });
    await proposal(2).click();
    await expect.poll(alerts).toEqual(['Error al elegir la propuesta: Hubo un problema con la conexión.']);
    await expect.element(proposal(1)).toBeChecked();
  });

  test('what is downloaded is the one that was chosen', async () => {
    const { app, proposal } = await made({
      generation: json({
        ...proposed,
        proposals: proposed.proposals.map((each) => ({ ...each, image_url: `/logos/${each.id}.png` })),
      }),
    });
    await proposal(6).click();
    await app.getByRole('button', { name: 'Descargar Logo' }).click();
    await expect
      .poll(() => app.sent('/api/proxy-download').map(({ path }) => path))
      .toEqual(['/api/proxy-download?image_url=%2Flogos%2F6.png']);
  });

  test('Regenerar brings six others, of which again the first is the logo', async () => {
    const others = {
      ...proposed,
      logo_id: 'logo-2',
      proposals: proposed.proposals.map((each) => ({ ...each, id: `b${each.id}` })),
    };
    const { app, proposal, told } = await made({ generation: inTurn(json(proposed), json(others)) });
    await proposal(2).click();
    await app.getByRole('button', { name: 'Regenerar' }).click();
    await expect.poll(() => app.sent('/generate_logo').length).toBe(2);
    await expect.element(proposal(1)).toBeChecked();
    await proposal(3).click();
    await expect.poll(told).toEqual(['2', 'b3']);
  });
});

describe('a logo that is adjusted', () => {
  const version = (id: string, change: Record<string, string> = {}) => ({
    id,
    image_url: proposed.image_url,
    base: 'v1',
    change,
    name: change.name ?? 'Panadería Ñandú',
    color: '#3B82F6',
    created: '2026-03-14T09:26:53.589Z',
  });

  /** A logo that was just made, with what 'Ajustar' asks of the server; `change` is what it says was saved. */
  const adjustable = (choose: Answer, change: Record<string, string>) =>
    made({
      check: json({ ...validAnswer, capabilities: ['proposals', 'adjust'] }),
      choose,
      // Only where drawings can be previewed is a logo adjusted.
      config: { previewUrl: proposed.image_url },
      more: {
        '/logo/versions': json({ current: 'v1', versions: [version('v1')] }),
        '/logo/options': json({ options: [] }),
        '/logo/adjust': json({
          success: true,
          logo_id: 'logo-1',
          version: version('v2', change),
          replaced: 'v1',
        }),
      },
    });

  async function adjust(app: Awaited<ReturnType<typeof made>>['app']): Promise<void> {
    await app.getByRole('button', { name: 'Ajustar' }).click();
    const editor = app.getByRole('dialog', { name: 'Ajustar Panadería Ñandú' });
    await editor.getByRole('radio', { name: 'Rojo' }).click();
    await editor.getByRole('button', { name: 'Guardar' }).click();
  }

  test.each([
    ['is taken', json({ success: true })],
    ['is refused', json({ detail: 'Ocupado' }, 503)],
  ])('while a choice is on its way: one made after it is told, once that before %s', async (_name, end) => {
    const first = held(end);
    const { app, result, proposal, told } = await adjustable(inTurn(first.answer, json({ success: true })), {
      color: '#EF4444',
    });
    await proposal(3).click();
    await expect.poll(told).toEqual(['3']);
    await adjust(app);
    await expect.element(result).toBeVisible();
    first.release();
    await settled();
    await proposal(5).click();
    await expect.poll(told).toEqual(['3', '5']);
    await proposal(2).click();
    await expect.poll(told).toEqual(['3', '5', '2']);
    await expect.element(proposal(2)).toBeChecked();
  });

  test('is adjusted again by Deshacer after another was chosen, and its new name is what it is called', async () => {
    const { app, result, proposal, told } = await adjustable(json({ success: true }), { name: 'Café Ñu' });
    await adjust(app);
    await expect.element(result.getByRole('img', { name: 'Café Ñu' })).toBeVisible();
    await proposal(3).click();
    await expect.element(result.getByText('Propuesta 3 elegida, sin lo que ajustaste.')).toBeVisible();
    await expect.element(result.getByRole('img', { name: 'Panadería Ñandú' })).toBeVisible();
    await expect.poll(told).toEqual(['3']);
    await result.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(result.getByRole('img', { name: 'Café Ñu' })).toBeVisible();
    await expect.element(proposal(3)).not.toBeChecked();
    await expect
      .poll(() => app.sent('/logo/adjust').map(({ body }) => body))
      .toEqual([
        expect.objectContaining({ version: 'v1' }),
        { session: SESSION, logo_id: proposed.logo_id, version: 'v2', change: {} },
      ]);
    await userEvent.keyboard('{Escape}');
    await expect.element(app.getByRole('button', { name: 'Ver las propuestas de Café Ñu' })).toBeVisible();
  });
});

describe('without the capability', () => {
  test.each([
    ['a server that announces nothing, whatever it sends along', [], proposed],
    ['a server that announces it and sends none', ['proposals'], generated],
    [
      'a server that sends only one',
      ['proposals'],
      { ...proposed, proposals: proposed.proposals.slice(0, 1) },
    ],
    ['a server that sends no id of the logo', ['proposals'], { ...proposed, logo_id: null }],
  ])('%s: the result is the one of the specification', async (_, capabilities, answer) => {
    const app = await wizard({
      name: 'Panadería Ñandú',
      step: 5,
      answers: {
        '/validate_session': json({ ...validAnswer, capabilities }),
        '/generate_logo': json(answer),
      },
    });
    await app.getByRole('button', { name: 'Generar Logo' }).click();
    const result = app.getByRole('dialog', { name: '¡Tu logo está listo!' });
    await expect.element(result).toBeVisible();
    expect(result.getByRole('radio').elements()).toEqual([]);
    expect(result.getByText(/crédito/).elements()).toEqual([]);
    expect(app.sent('/logo/choose')).toEqual([]);
  });
});

describe('who made each', () => {
  const check = json({ ...validAnswer, capabilities: ['proposals', 'director'] });

  test('is said of every proposal, and of a model why', async () => {
    const { proposal } = await made({ check, generation: json(directed) });
    await expect.element(proposal(1)).toHaveAccessibleDescription('Reglas: Símbolo sobre el nombre, 1 de 6.');
    await expect
      .element(proposal(2))
      .toHaveAccessibleDescription(`Modelo: ${WHY} Símbolo sobre el nombre, 2 de 6.`);
  });

  test('is the rules where the model gave nothing, and the result says why', async () => {
    const { result, proposal } = await made({ check, generation: json(undirected) });
    await expect.element(result.getByText(undirected.director_notice)).toBeVisible();
    await expect.element(proposal(6)).toHaveAccessibleDescription('Reglas: Símbolo sobre el nombre, 6 de 6.');
  });

  test('is not said for a server that does not announce it', async () => {
    const { result, proposal } = await made({ generation: json({ ...directed, director_notice: 'Nada.' }) });
    await expect.element(proposal(2)).toHaveAccessibleDescription('Símbolo sobre el nombre, 2 de 6.');
    expect(result.getByText('Nada.').elements()).toEqual([]);
  });
});
