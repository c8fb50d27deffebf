import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import preview from '../../drawings/nubia.light.svg?url';
import { renderApp, settled } from '../../testing/render-app';
import { hang } from '../../testing/scripted-fetch';
import { type Wizard, wizard } from '../../testing/wizard';

const canContinue = (app: Wizard) => app.getByRole('button', { name: 'Siguiente' });

describe('steps', () => {
  test('[§2 Wizard: five steps] [§9 Wizard constants] the five steps are named in their order', async () => {
    const app = await wizard();
    const steps = app.getByRole('list', { name: 'Pasos del asistente' }).getByRole('listitem').elements();
    expect(steps).toHaveLength(5);
    for (const [index, name] of [
      'Información básica',
      'Industria',
      'Estilo',
      'Colores',
      'Generar',
    ].entries()) {
      expect(steps[index]?.textContent).toContain(name);
    }
  });

  test('[§2 Wizard: step 1] the company name is marked required, the description optional', async () => {
    const app = await wizard();
    await expect.element(app.getByRole('textbox', { name: 'Nombre de la empresa' })).toBeRequired();
    await expect.element(app.getByRole('textbox', { name: 'Descripción' })).not.toBeRequired();
    await expect.element(app.getByText(/^Opcional\./)).toBeVisible();
  });

  test('[§5 Gating: step 1] [§2 Wizard: navigation] Anterior is disabled at step 1, Siguiente until a name is not blank', async () => {
    const app = await wizard();
    await expect.element(app.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await expect.element(canContinue(app)).toBeDisabled();
    const name = app.getByRole('textbox', { name: 'Nombre de la empresa' });
    await name.fill('   ');
    await expect.element(canContinue(app)).toBeDisabled();
    await name.fill('Ñ');
    await expect.element(canContinue(app)).toBeEnabled();
  });

  test('[§4 Wizard: steps] Siguiente goes up to 5, Anterior down to 1, and Enter in the name goes on', async () => {
    const app = await wizard();
    const at = (step: number) =>
      expect.element(app.getByText(`Paso ${step} de 5`).first()).toBeInTheDocument();
    await at(1);
    await app.getByRole('textbox', { name: 'Nombre de la empresa' }).fill('Brasa');
    await userEvent.keyboard('{Enter}');
    await at(2);
    for (const step of [3, 4, 5]) {
      await canContinue(app).click();
      await at(step);
    }
    expect(canContinue(app).elements()).toEqual([]);
    await expect.element(app.getByRole('button', { name: 'Generar Logo' })).toBeEnabled();
    for (const step of [4, 3, 2, 1]) {
      await app.getByRole('button', { name: 'Anterior' }).click();
      await at(step);
    }
    await expect.element(app.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  });

  test('a step is drawn once its press has been answered, and another press meanwhile goes no further', async () => {
    const app = await wizard({ name: 'Brasa' });
    const drawn = (step: number) => app.getByText(`Paso ${step} de 5`).elements().length > 0;
    const next = canContinue(app).element() as HTMLElement;
    next.click();
    // Where React draws at once, it does so before this goes on.
    await Promise.resolve();
    expect(drawn(1)).toBe(true);
    next.click();
    await expect.poll(() => drawn(1)).toBe(false);
    expect(drawn(2)).toBe(true);
    await settled();
    expect(drawn(2)).toBe(true);
  });

  test('[§2 Wizard: step 2] [§3 Industries] [§5 Gating: step 2] fifteen industries, technology chosen from the start', async () => {
    const app = await wizard({ name: 'Brasa', step: 2 });
    await expect.element(app.getByRole('radio', { name: 'Tecnología' })).toBeChecked();
    const choices = app.getByRole('radio').elements();
    expect(choices.map((one) => one.getAttribute('value'))).toEqual([
      'technology',
      'nature',
      'art',
      'desing',
      'marketing',
      'fishing',
      'livestock',
      'agriculture',
      'entertainment',
      'gastronomy',
      'construction',
      'healthcare',
      'transportation',
      'food',
      'automotive',
    ]);
    await expect.element(canContinue(app)).toBeEnabled();
  });

  test('[§2 Wizard: step 3] [§3 Styles] [§3 Logo types] [§5 Gating: step 3] three logo types and six styles, text and modern chosen', async () => {
    const app = await wizard({ name: 'Brasa', step: 3 });
    const types = app.getByRole('radiogroup', { name: 'Tipo de logo' });
    const styles = app.getByRole('radiogroup', { name: 'Estilo' });
    await expect.element(types.getByRole('radio', { name: 'Solo texto' })).toBeChecked();
    await expect.element(styles.getByRole('radio', { name: 'Moderno' })).toBeChecked();
    const values = (group: typeof types) =>
      group
        .getByRole('radio')
        .elements()
        .map((one) => one.getAttribute('value'));
    expect(values(types)).toEqual(['text', 'icon', 'symbol']);
    expect(values(styles)).toEqual(['modern', 'minimal', 'vintage', 'playful', 'corporate', 'creative']);
    await expect.element(canContinue(app)).toBeEnabled();
  });

  test('[§2 Wizard: step 4] [§3 Preset colours] eight preset colours, a free picker and a live preview', async () => {
    const app = await wizard({ name: 'Brasa', step: 4 });
    await expect.element(app.getByLabelText('Color libre').first()).toBeInTheDocument();
    const presets = app.getByRole('radiogroup').getByRole('radio').elements();
    expect(presets.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual(
      ['Azul', 'Rojo', 'Verde', 'Naranja', 'Morado', 'Rosa', 'Cian', 'Negro'].map((name) =>
        expect.stringContaining(name),
      ),
    );
    await expect.element(app.getByText('Vista previa').first()).toBeVisible();
  });

  test('[§5 Gating: step 4] a colour that is half typed changes nothing that would be sent', async () => {
    const app = await wizard({ name: 'Brasa', step: 4 });
    const hex = app.getByRole('textbox', { name: 'Código hexadecimal' });
    await hex.fill('#0e7490');
    await expect.element(canContinue(app)).toBeEnabled();
    await canContinue(app).click();
    await expect.element(app.getByText('#0E7490', { exact: true })).toBeVisible();
  });

  test('[§5 Gating: step 4] a code that is no colour is told and not left behind, back is free', async () => {
    const app = await wizard({ name: 'Brasa', step: 4 });
    const hex = app.getByRole('textbox', { name: 'Código hexadecimal' });
    await hex.fill('teal');
    await canContinue(app).click();
    await expect.element(hex).toBeInvalid();
    await expect.element(hex).toHaveFocus();
    await expect.element(app.getByText('Paso 4 de 5').first()).toBeInTheDocument();
    await hex.fill('#0E7490');
    await canContinue(app).click();
    await expect.element(app.getByText('Paso 5 de 5').first()).toBeInTheDocument();
    await app.getByRole('button', { name: 'Anterior' }).click();
    await hex.fill('teal');
    await app.getByRole('button', { name: 'Anterior' }).click();
    await expect.element(app.getByText('Paso 3 de 5').first()).toBeInTheDocument();
  });

  test('a colour that is chosen takes the place of a code that is none', async () => {
    const app = await wizard({ name: 'Brasa', step: 4 });
    const hex = app.getByRole('textbox', { name: 'Código hexadecimal' });
    await hex.fill('teal');
    await app.getByRole('radio', { name: 'Verde' }).click();
    await expect.element(hex).not.toBeInvalid();
    await expect.element(hex).toHaveValue('#10B981');
    await canContinue(app).click();
    await expect.element(app.getByText('Paso 5 de 5').first()).toBeInTheDocument();
  });

  test('[§2 Wizard: step 5] [§5 Gating: step 5] the summary holds every choice, each a way back', async () => {
    const app = await wizard({ name: 'Brasa', step: 5 });
    for (const value of ['Brasa', 'Tecnología', 'Solo texto', 'Moderno', '#3B82F6']) {
      await expect.element(app.getByRole('definition').filter({ hasText: value })).toBeVisible();
    }
    await app.getByRole('button', { name: /Editar.*Industria|Industria.*Editar/ }).click();
    await expect.element(app.getByText('Paso 2 de 5').first()).toBeInTheDocument();
  });

  test('[§5 No length limits] the inputs have no maximum length', async () => {
    const app = await wizard();
    for (const box of app.getByRole('textbox').elements()) expect(box.hasAttribute('maxlength')).toBe(false);
    const long = 'Panadería '.repeat(60);
    await app.getByRole('textbox', { name: 'Nombre de la empresa' }).fill(long);
    await expect.element(app.getByRole('textbox', { name: 'Nombre de la empresa' })).toHaveValue(long);
  });
});

describe('draft', () => {
  test('[§4 Wizard: defaults] style modern, colour #3B82F6, industry technology, type text, nothing typed', async () => {
    const app = await wizard({ name: 'x' });
    await expect.element(app.getByRole('textbox', { name: 'Descripción' })).toHaveValue('');
    expect(JSON.parse(sessionStorage.getItem('trazo.draft') ?? '')).toEqual({
      companyName: 'x',
      description: '',
      selectedIndustry: 'technology',
      selectedStyle: 'modern',
      logoType: 'text',
      selectedColor: '#3B82F6',
      step: 1,
    });
  });

  test('[Product: draft survives a reload] a reload opens the step that it was at, with what was chosen', async () => {
    const first = await wizard({ name: 'Café Ñandú', step: 3 });
    await first.getByRole('radio', { name: 'Vintage' }).click();
    await first.unmount();
    const app = await renderApp({ path: '/generate' });
    await expect.element(app.getByRole('radio', { name: 'Vintage' })).toBeChecked();
    await expect.element(app.getByText('Paso 3 de 5').first()).toBeInTheDocument();
    await app.getByRole('button', { name: 'Anterior' }).click();
    await expect.element(app.getByRole('radio', { name: 'Tecnología' })).toBeChecked();
    await app.getByRole('button', { name: 'Anterior' }).click();
    await expect
      .element(app.getByRole('textbox', { name: 'Nombre de la empresa' }))
      .toHaveValue('Café Ñandú');
  });

  test.each([
    ['past the first step that is not complete', { companyName: ' ', step: 4 }, 1],
    ['past the last', { companyName: 'Brasa', step: 9 }, 5],
    ['at one that makes no sense', { companyName: 'Brasa', step: 'tres' }, 1],
    ['at half a step', { companyName: 'Brasa', step: 2.5 }, 1],
  ])('a draft stored %s opens where it can', async (_where, stored, step) => {
    sessionStorage.setItem('trazo.draft', JSON.stringify(stored));
    const app = await renderApp({ path: '/generate' });
    await expect.element(app.getByText(`Paso ${step} de 5`).first()).toBeInTheDocument();
  });

  test('a stored draft that makes no sense is the defaults', async () => {
    sessionStorage.setItem(
      'trazo.draft',
      '{"companyName": 7, "selectedStyle": "gothic", "selectedColor": "red"}',
    );
    const app = await renderApp({ path: '/generate' });
    await expect.element(app.getByRole('textbox', { name: 'Nombre de la empresa' })).toHaveValue('');
    await expect.element(app.getByRole('heading', { name: 'Crea tu logo' })).toBeVisible();
  });

  test('storage that refuses costs only the draft', async () => {
    const app = await wizard({ name: 'x' });
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await app.getByRole('textbox', { name: 'Nombre de la empresa' }).fill('Brasa');
    await expect.element(app.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
    write.mockRestore();
  });
});

describe('recent creations', () => {
  test('[§2 Recent creations: strip] three samples, a tile for a new one, and the way to the gallery', async () => {
    const app = await wizard();
    const strip = app.getByRole('region', { name: 'Creaciones recientes' });
    await expect.element(strip.getByRole('button', { name: 'Crear nuevo' })).toBeVisible();
    expect(strip.element().querySelectorAll('img').length).toBe(3);
    const all = strip.getByRole('link', { name: 'Ver todos' });
    await expect.element(all).toHaveAttribute('href', '/gallery');
    await all.click();
    await expect.poll(app.address).toBe('/gallery');
  });
});

test('[§2 Recent creations: strip] the tile for a new one starts over', async () => {
  const app = await wizard({ name: 'Se olvida', step: 2 });
  await app.getByRole('button', { name: 'Crear nuevo' }).click();
  await expect.element(app.getByRole('textbox', { name: 'Nombre de la empresa' })).toHaveValue('');
});

test("what 'Crear nuevo' wiped can be brought back, at its step; with nothing filled in there is nothing to say", async () => {
  const app = await wizard({ name: 'Vuelve', step: 3 });
  await app.getByRole('radio', { name: 'Vintage' }).click();
  await app.getByRole('button', { name: 'Crear nuevo' }).click();
  await expect.element(app.getByText('Paso 1 de 5').first()).toBeInTheDocument();
  await app.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(app.getByText('Paso 3 de 5').first()).toBeInTheDocument();
  await expect.element(app.getByRole('radio', { name: 'Vintage' })).toBeChecked();
  expect(sessionStorage.getItem('trazo.draft')).toContain('Vuelve');
  await app.unmount();
  sessionStorage.clear();
  const blank = await wizard();
  await blank.getByRole('button', { name: 'Crear nuevo' }).click();
  await settled();
  expect(blank.getByRole('button', { name: 'Deshacer' }).elements()).toEqual([]);
});

test('what was wiped can be brought back until the next logo is asked for, whose title nothing covers', async () => {
  const app = await wizard({ name: 'Se olvida', step: 2, answers: { '/generate_logo': hang } });
  await app.getByRole('button', { name: 'Crear nuevo' }).click();
  const undo = app.getByRole('button', { name: 'Deshacer' });
  await expect.element(undo).toBeVisible();
  await app.getByRole('textbox', { name: 'Nombre de la empresa' }).fill('Brasa');
  for (let step = 1; step < 5; step += 1) {
    await app.getByRole('button', { name: 'Siguiente' }).click();
    await expect.element(app.getByText(`Paso ${step + 1} de 5`).first()).toBeInTheDocument();
  }
  expect(undo.elements()).toHaveLength(1);
  await app.getByRole('button', { name: 'Generar Logo' }).click();
  await expect.element(undo).not.toBeInTheDocument();
});

test("'Crear nuevo' cannot be pressed while a logo is being generated", async () => {
  const app = await wizard({ name: 'Brasa', step: 5, answers: { '/generate_logo': hang } });
  const create = app.getByRole('button', { name: 'Crear nuevo' });
  await expect.element(create).toBeEnabled();
  await app.getByRole('button', { name: 'Generar Logo' }).click();
  await expect.element(app.getByText('Generando tu logo...')).toBeVisible();
  await expect.element(create).toBeDisabled();
});

describe('a name that cannot be drawn', () => {
  const missing = 'El nombre necesita al menos una letra o un número que se pueda dibujar.';
  /** No image is there. */
  const previewUrl = '/no-such-preview';
  const refuse = (body: object = { detail: missing, field: 'name' }, status = 422) =>
    vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }));

  test('is told at its field and at the preview, until it is changed', async () => {
    const asked = refuse();
    const app = await wizard({ config: { previewUrl } });
    const name = app.getByRole('textbox', { name: 'Nombre de la empresa' });
    await name.fill('🍕🍕🍕');
    await expect.element(name).toBeInvalid();
    await expect.element(name).toHaveAccessibleDescription(missing);
    await expect.element(app.getByRole('figure').getByText(missing)).toBeVisible();
    expect(new URLSearchParams(String(asked.mock.calls[0]?.[0]).split('?')[1]).get('name')).toBe('🍕🍕🍕');
    asked.mockResolvedValue(new Response(null, { status: 429 }));
    await name.fill('Pizza 🍕');
    await expect.element(name).not.toBeInvalid();
    expect(app.getByText(missing).elements()).toEqual([]);
    asked.mockRestore();
  });

  test('is told at the preview alone where the server names no field', async () => {
    const asked = refuse({ detail: missing });
    const app = await wizard({ config: { previewUrl } });
    const name = app.getByRole('textbox', { name: 'Nombre de la empresa' });
    await name.fill('🍕🍕🍕');
    await expect.element(app.getByRole('figure').getByText(missing)).toBeVisible();
    await expect.element(name).not.toBeInvalid();
    asked.mockResolvedValue(new Response(null, { status: 429 }));
    await name.fill('Pizza');
    await expect.poll(() => app.getByText(missing).elements()).toEqual([]);
    asked.mockRestore();
  });

  test('says of an emoji that it is not drawn', async () => {
    const app = await wizard();
    const name = app.getByRole('textbox', { name: 'Nombre de la empresa' });
    const told = 'Los emojis no se dibujan: el logo lleva solo las letras.';
    for (const typed of ['Pizza 🍕', 'Corazón ❤️']) {
      await name.fill(typed);
      await expect.element(name).toHaveAccessibleDescription(told);
    }
    await name.fill('Pizza ©');
    await expect.poll(() => app.getByText(told).elements()).toEqual([]);
  });

  test('a preview that fails for another reason says nothing', async () => {
    const asked = refuse({ detail: missing }, 503);
    const app = await wizard({ name: 'Brasa', config: { previewUrl } });
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
    await settled();
    expect(app.getByText(missing).elements()).toEqual([]);
    asked.mockRestore();
  });
});

describe('live preview', () => {
  const drawn = () =>
    [...document.querySelectorAll<HTMLImageElement>('img')]
      .map((picture) => picture.getAttribute('src') ?? '')
      .filter((src) => src.startsWith(`${preview}?`));

  test('[Product: live preview] with no address configured none is requested', async () => {
    const app = await wizard({ name: 'Brasa', step: 4 });
    await expect.element(app.getByText('Vista previa').first()).toBeVisible();
    expect(drawn()).toEqual([]);
  });

  test('[Product: live preview] the tiles draw the name that was typed, one address for each choice', async () => {
    const app = await wizard({ name: 'Brasa', step: 3, config: { previewUrl: preview } });
    await expect.element(app.getByRole('radiogroup', { name: 'Estilo' })).toBeVisible();
    await expect.poll(() => new Set(drawn().map(styleOf)).size).toBe(6);
    expect(drawn().every((src) => src.includes('name=Brasa'))).toBe(true);
  });

  test('[Product: live preview] what the company does is drawn too', async () => {
    const app = await wizard({ name: 'Alcotán', config: { previewUrl: preview } });
    await app.getByRole('textbox', { name: /^Descripción/ }).fill('Control de aves con halcones');
    await expect
      .poll(() => drawn().map((src) => new URLSearchParams(src.split('?')[1]).get('description')))
      .toContain('Control de aves con halcones');
  });

  const styleOf = (src: string) => new URLSearchParams(src.split('?')[1]).get('style');
});
