import { describe, expect, test } from 'vitest';
import { alerts, renderApp, settled } from '../testing/render-app';
import { type Answer, inTurn, json, networkFailure, plain } from '../testing/scripted-fetch';
import { validAnswer } from '../testing/server';

const ENDED = 'No hay una sesión activa. Inicia sesión para continuar.';
const refused = json({ detail: 'La sesión no es válida.' }, 401);
const draft = () => sessionStorage.getItem('trazo.draft');

/** In the gallery, with a name typed in the wizard; then the history is opened. */
async function visit(answers: Record<string, Answer>) {
  const app = await renderApp({ path: '/generate', answers });
  await app.getByRole('textbox', { name: 'Nombre de la empresa' }).fill('Brasa');
  await expect.poll(draft).toContain('Brasa');
  app.goTo('/gallery');
  await expect.element(app.getByText('3 logos encontrados')).toBeVisible();
  app.goTo('/record');
  await expect.poll(() => app.sent('/logos_info').length).toBeGreaterThan(0);
  const active = app.getByText('Sesión segura activa para');
  return { app, active, checks: () => app.sent('/validate_session').length };
}

const lists = { '/logos_info': refused, '/movimiento_info': refused };

describe('a session that ends in the middle of a visit', () => {
  test('is found by the first list that is refused, and shown as after a reload; what was typed stays', async () => {
    const { app, active, checks } = await visit({
      ...lists,
      '/validate_session': inTurn(json(validAnswer), json({ validated: 0 })),
    });
    await expect.poll(alerts).toEqual([ENDED]);
    await expect.element(active).not.toBeInTheDocument();
    await expect.element(app.getByRole('link', { name: 'Volver al Inicio' })).toBeVisible();
    expect(localStorage.getItem('session')).toBeNull();
    expect(draft()).toContain('Brasa');
    await settled();
    // Two lists were refused, and that is one reason to check.
    expect(checks()).toBe(2);
  });

  test.each([
    ['one that holds', json(validAnswer)],
    ['one that cannot be checked', networkFailure],
    ['one whose check is refused too', plain('', 401)],
  ])('%s is left as it is: the list says what it says, and nothing is asked again', async (_, check) => {
    const { app, active, checks } = await visit({
      ...lists,
      '/validate_session': inTurn(json(validAnswer), check),
    });
    await expect.poll(checks).toBe(2);
    await expect.element(app.getByText('Error al cargar los logos')).toBeVisible();
    await settled();
    await expect.element(active).toBeVisible();
    expect([checks(), app.sent('/logos_info').length]).toEqual([2, 1]);
    // Another refusal is another reason.
    await app.getByRole('button', { name: 'Refrescar' }).click();
    await expect.poll(checks).toBe(3);
  });

  test('a list that fails for another reason checks nothing', async () => {
    const { app, checks } = await visit({ '/logos_info': plain('roto', 500) });
    await expect.element(app.getByText('Error al cargar los logos')).toBeVisible();
    await settled();
    expect(checks()).toBe(1);
  });
});
