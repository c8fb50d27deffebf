import { spanish } from '@trazo/ui/texts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alerts, renderApp, settled } from '../../testing/render-app';
import { type Answer, held, inTurn, json, networkFailure, plain } from '../../testing/scripted-fetch';
import { GALLERY, galleryItem, SESSION } from '../../testing/server';
import { isShownFavorite, noFavorites, settle, turnOver } from './favorites';

const error = vi.fn();
beforeEach(() => {
  error.mockReset();
  vi.spyOn(console, 'error').mockImplementation(error);
});
afterEach(() => vi.restoreAllMocks());

async function gallery(answer?: Answer) {
  const app = await renderApp({
    path: '/gallery',
    answers: { '/gallery': json({ Logos: GALLERY }), ...(answer ? { '/favorite': answer } : {}) },
  });
  const mark = app.getByRole('button', { name: 'Favorito: Dulce Canela' });
  await expect.element(mark).toBeInTheDocument();
  const pressed = () => mark.element().getAttribute('aria-pressed');
  return { app, mark, pressed, turn: () => (mark.element() as HTMLElement).click() };
}

describe('a favourite', () => {
  test('[§4 Gallery favourite: optimistic] [§7 /favorite: request] it shows at once, and the call carries session, logo_id and favoritos', async () => {
    const answer = held(json({ ok: true }));
    const { app, pressed, turn } = await gallery(answer.answer);
    expect(pressed()).toBe('false');
    turn();
    await expect.poll(pressed).toBe('true');
    await expect
      .poll(() => app.sent('/favorite'))
      .toEqual([
        {
          method: 'POST',
          path: '/favorite',
          headers: { 'content-type': 'application/json', accept: 'application/json', apikey: 'trazo-local' },
          body: { session: SESSION, logo_id: 2, favoritos: 1 },
        },
      ]);
    answer.release();
    await settled();
    turn();
    await expect.poll(pressed).toBe('false');
    await expect
      .poll(() => app.sent('/favorite')[1]?.body)
      .toEqual({ session: SESSION, logo_id: 2, favoritos: 0 });
    expect(error).not.toHaveBeenCalled();
  });

  test('only its own card is drawn again', async () => {
    const { app, pressed, turn } = await gallery();
    const drawn = vi.spyOn(spanish.card, 'remove');
    turn();
    await expect.poll(pressed).toBe('true');
    await expect.poll(() => app.sent('/favorite')).toHaveLength(1);
    await settled();
    expect(new Set(drawn.mock.calls.map(([name]) => name))).toEqual(new Set(['Dulce Canela']));
  });

  test.each([
    ['a 500', plain('x', 500)],
    ['no connection', networkFailure],
  ])(
    '[§4 Gallery favourite: rollback] [§8 Favourite failure] after %s the mark is as it was, and it is only logged',
    async (_name, refusal) => {
      const answer = held(refusal);
      const { pressed, turn } = await gallery(answer.answer);
      turn();
      await expect.poll(pressed).toBe('true');
      answer.release();
      await expect.poll(pressed).toBe('false');
      expect(error.mock.calls.map(([text]) => text)).toEqual(['No se pudo actualizar el favorito']);
      expect(alerts()).toEqual([]);
    },
  );

  test('[§4 Gallery favourite: list and detail] the detail follows, also back', async () => {
    const answer = held(plain('x', 500));
    const { app, pressed } = await gallery(answer.answer);
    await app.getByRole('button', { name: 'Ver detalle de Dulce Canela' }).click();
    const inDetail = app.getByRole('dialog').getByRole('button', { name: 'Favorito' });
    await inDetail.click();
    await expect.element(inDetail).toHaveAttribute('aria-pressed', 'true');
    answer.release();
    await expect.element(inDetail).toHaveAttribute('aria-pressed', 'false');
    expect(document.querySelector('article [aria-label="Favorito: Dulce Canela"]')?.ariaPressed).toBe(
      'false',
    );
    expect(pressed).toBeDefined();
  });

  test('one that leaves the favourites leaves the focus to the next, also when it left in its detail', async () => {
    const logos = ['Luz', 'Mar', 'Sol'].map((name, n) => galleryItem(n, name, { favorito: 1 }));
    const app = await renderApp({
      path: '/gallery?category=favorites',
      answers: { '/gallery': json({ Logos: logos }), '/favorite': json({ ok: true }) },
    });
    const names = () => [...document.querySelectorAll('article h2')].map((name) => name.textContent);
    await expect.poll(names).toHaveLength(3);
    const [first, second, third] = names();
    const open = (name: string | null | undefined) =>
      app.getByRole('button', { name: `Ver detalle de ${name}` });
    (app.getByRole('button', { name: `Favorito: ${first}` }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(open(second)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = app.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Favorito' }).click();
    await expect.poll(names).toEqual([third]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(open(third)).toHaveFocus();
  });

  test('[Product: overlapping favourites] a late refusal of the first turn does not undo the second', async () => {
    const first = held(plain('x', 500));
    const second = held(json({ ok: true }));
    const { app, pressed, turn } = await gallery(inTurn(first.answer, second.answer));
    turn();
    await expect.poll(pressed).toBe('true');
    turn();
    await expect.poll(pressed).toBe('false');
    const told = () => app.sent('/favorite').map(({ body }) => body);
    await expect.poll(told).toMatchObject([{ favoritos: 1 }]);
    await settled();
    // Two at once could arrive in the other order, and the first would be what is stored.
    expect(told()).toHaveLength(1);
    first.release();
    await expect.poll(told).toMatchObject([{ favoritos: 1 }, { favoritos: 0 }]);
    second.release();
    await expect.poll(() => error.mock.calls.length).toBe(1);
    await settled();
    expect(pressed()).toBe('false');
  });

  test('[§5 Favourite needs a session] [§8 Favourite without session] without a session nothing happens but a line in the console', async () => {
    const { app, pressed, turn } = await gallery();
    localStorage.removeItem('session');
    turn();
    await expect.poll(() => error.mock.calls).toEqual([['No hay sesión activa']]);
    await expect.poll(pressed).toBe('false');
    expect(app.sent('/favorite')).toEqual([]);
    expect(alerts()).toEqual([]);
  });
});

describe('what is known of favourites', () => {
  const logo = { id: 7, isFavorite: false };

  test('[Product: overlapping favourites] whatever the order of the answers, the last turn that the server took is shown', () => {
    const twice = turnOver(turnOver(noFavorites, logo), logo);
    const inOrder = settle(settle(twice, 7, 1, true), 7, 2, null);
    const reversed = settle(settle(twice, 7, 2, false), 7, 1, null);
    expect(isShownFavorite(inOrder, logo)).toBe(true);
    expect(isShownFavorite(reversed, logo)).toBe(false);
  });

  test('an answer about a logo that was never touched changes nothing', () => {
    expect(settle(noFavorites, 7, 1, true)).toBe(noFavorites);
  });
});
