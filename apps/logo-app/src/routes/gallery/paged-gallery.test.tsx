import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pagedAnswers } from '../../testing/paged-server';
import { alerts, renderApp, settled } from '../../testing/render-app';
import {
  type Answer,
  type Answers,
  held,
  inTurn,
  json,
  plain,
  type SentRequest,
} from '../../testing/scripted-fetch';
import { SESSION } from '../../testing/server';

afterEach(() => vi.restoreAllMocks());

const LOGOS = 130;
const answers = (more: Answers = {}): Answers => ({ ...pagedAnswers({ logos: LOGOS }), ...more });
const names = () => [...document.querySelectorAll('article h2')].map((name) => name.textContent);
const marks = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `Marca ${from + n}`);
const bodyOf = ({ body }: SentRequest) => body as Record<string, unknown>;
const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

async function gallery(path = '/gallery', more: Answers = {}) {
  const app = await renderApp({ path, answers: answers(more) });
  await expect.element(app.getByText(/logos? encontrados?/).first()).toBeVisible();
  // The end of what has come is there when all of it is.
  await expect.element(app.getByText(/^Mostrando \d+ de/)).toBeInTheDocument();
  return app;
}

test('[Product: capabilities] where `paging` is announced the first page is asked for, and counts all', async () => {
  const app = await gallery();
  expect(names()).toEqual(marks(1, 48));
  await expect.element(app.getByText('130 logos encontrados', { exact: true })).toBeVisible();
  await expect.element(app.getByText('Mostrando 48 de 130', { exact: true })).toBeInTheDocument();
  await expect.element(app.getByRole('button', { name: 'Deportes' })).toBeInTheDocument();
  expect(app.sent('/gallery').map(({ body }) => body)).toEqual([
    { session: SESSION, limit: 48, search: '', category: 'all', order: 'desc' },
  ]);
});

test('more comes on scrolling; Cargar más keeps the focus until nothing is left', async () => {
  const late = held(pagedAnswers({ logos: LOGOS })['/gallery'] as Answer);
  const whole = pagedAnswers({ logos: LOGOS })['/gallery'] as Answer;
  const app = await gallery('/gallery', { '/gallery': inTurn(whole, late.answer, whole) });
  scrollToEnd();
  await expect.poll(() => app.sent('/gallery')).toHaveLength(2);
  const button = app.getByRole('button', { name: /Cargar más/ });
  (button.element() as HTMLElement).focus();
  late.release();
  await expect.poll(names).toEqual(marks(1, 96));
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual(marks(1, LOGOS));
  await expect.element(app.getByText('Mostrando 130 de 130')).toHaveFocus();
  expect(app.sent('/gallery').map((request) => bodyOf(request).cursor)).toEqual([undefined, '48', '96']);
});

test('a page that does not come is told of and asked for again by hand', async () => {
  const whole = pagedAnswers({ logos: LOGOS })['/gallery'] as Answer;
  const app = await gallery('/gallery', { '/gallery': inTurn(whole, plain('x', 500), whole) });
  scrollToEnd();
  await expect.poll(alerts).toEqual(['Hubo un error al cargar la galería.']);
  expect(names()).toEqual(marks(1, 48));
  await app.getByRole('button', { name: 'Cargar más' }).click();
  await expect.poll(() => names().length).toBeGreaterThanOrEqual(96);
});

test('what is typed is looked for once it pauses, and an answer to what was typed before is dropped', async () => {
  const script = pagedAnswers({ logos: LOGOS })['/gallery'] as Answer;
  const late = held(script);
  const app = await gallery('/gallery', { '/gallery': inTurn(script, late.answer, script) });
  const box = app.getByRole('searchbox');
  await box.fill('marca 1');
  await expect.poll(() => app.sent('/gallery')).toHaveLength(2);
  await userEvent.type(box.element(), '29');
  await expect.poll(names).toEqual(['Marca 129']);
  late.release();
  await expect.element(app.getByText('1 logo encontrado', { exact: true })).toBeVisible();
  await expect.poll(names).toEqual(['Marca 129']);
  expect(app.sent('/gallery').map((request) => bodyOf(request).search)).toEqual(['', 'marca 1', 'marca 129']);
  expect(app.address()).toBe('/gallery?search=marca+129');
});

test('the address brings filter and order along; a view seen before is there at once on Back', async () => {
  const app = await gallery('/gallery?category=food&order=asc');
  expect(names()[0]).toBe('Marca 129');
  await expect.element(app.getByText('65 logos encontrados')).toBeVisible();
  await app.getByRole('button', { name: 'Todos' }).click();
  await expect.poll(() => names()[0]).toBe('Marca 130');
  app.goBack();
  await expect.poll(() => names()[0]).toBe('Marca 129');
  expect(app.sent('/gallery')).toHaveLength(2);
});

test('Back from another screen shows the pages that were there and asks nothing; entered anew it asks for the first', async () => {
  const app = await gallery();
  scrollToEnd();
  await expect.poll(() => names().length).toBeGreaterThanOrEqual(96);
  const asked = app.sent('/gallery').length;
  app.goTo('/plan');
  await expect.element(app.getByRole('heading', { level: 1, name: 'Actualizar Plan' })).toBeVisible();
  app.goBack();
  await expect.poll(() => names().length).toBeGreaterThanOrEqual(96);
  expect(app.sent('/gallery')).toHaveLength(asked);
  app.goTo('/plan');
  await expect.element(app.getByRole('heading', { level: 1, name: 'Actualizar Plan' })).toBeVisible();
  window.scrollTo(0, 0);
  app.goTo('/gallery');
  await expect.poll(() => names().length).toBe(48);
  expect(app.sent('/gallery')).toHaveLength(asked + 1);
});

test('[Product: capabilities] a screen begins at its top; Back brings a long gallery to the place where it was left', async () => {
  // A busy machine's observer is still there when its grid leaves the document.
  vi.spyOn(ResizeObserver.prototype, 'disconnect').mockImplementation(() => {});
  const app = await gallery('/gallery', pagedAnswers({ logos: 300 }));
  for (const shown of [96, 144]) {
    const come = app.getByText(`Mostrando ${shown} de 300`);
    await expect
      .poll(() => {
        scrollToEnd();
        return come.query();
      })
      .not.toBeNull();
  }
  window.scrollTo(0, 2000);
  const place = () => {
    const card = [...document.querySelectorAll('article')].find((each) => {
      const { top } = each.getBoundingClientRect();
      return top >= 0 && top < window.innerHeight;
    });
    return card && [card.querySelector('h2')?.textContent, Math.round(card.getBoundingClientRect().top)];
  };
  await expect.poll(place).toBeDefined();
  // A face that comes late moves everything.
  await document.fonts.ready;
  await settled();
  const seen = place();
  app.goTo('/plan');
  await expect.element(app.getByRole('heading', { level: 1, name: 'Actualizar Plan' })).toBeVisible();
  expect(window.scrollY).toBe(0);
  await settled();
  app.goBack();
  await expect.poll(place).toEqual(seen);
});

test('a favourite of any page is found among the favourites, and one that is none any more leaves them', async () => {
  const app = await gallery();
  const flip = async (name: string) => {
    const card = app.getByRole('article', { name, exact: true });
    await userEvent.hover(card);
    await card.getByRole('button', { name: `Favorito: ${name}` }).click();
  };
  await flip('Marca 3');
  await flip('Marca 7');
  await app.getByRole('button', { name: 'Favoritos' }).click();
  await expect.poll(names).toEqual(['Marca 3', 'Marca 7']);
  await flip('Marca 3');
  await expect.poll(names).toEqual(['Marca 7']);
  await expect.element(app.getByText('1 logo encontrado', { exact: true })).toBeVisible();
  await app.getByRole('button', { name: 'Todos' }).click();
  await app.getByRole('button', { name: 'Favoritos' }).click();
  await expect.poll(names).toEqual(['Marca 7']);
});

test("a deleted logo is counted no more, comes back with 'Deshacer', and once it is gone moves nothing", async () => {
  const app = await gallery();
  const remove = () => app.getByRole('button', { name: 'Eliminar Marca 2', exact: true }).click();
  await remove();
  await expect.element(app.getByText('129 logos encontrados', { exact: true })).toBeVisible();
  await app.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(names).toEqual(marks(1, 48));
  await expect.element(app.getByText('130 logos encontrados', { exact: true })).toBeVisible();
  await remove();
  await app.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect.poll(() => app.sent('/logo/delete')).toHaveLength(1);
  await expect.poll(names).toEqual(['Marca 1', ...marks(3, 48)]);
  await expect.element(app.getByText('129 logos encontrados', { exact: true })).toBeVisible();
});

test('a server whose page leads back to itself is asked for it once', async () => {
  const looping = json({ Logos: [{ logo_id: 'a', companyname: 'Sol' }], next_cursor: '48', found: 96 });
  const app = await gallery('/gallery', { '/gallery': inTurn(answers()['/gallery'] as Answer, looping) });
  scrollToEnd();
  await expect.poll(names).toEqual([...marks(1, 48), 'Sol']);
  scrollToEnd();
  await settled();
  expect(app.sent('/gallery').map((request) => bodyOf(request).cursor)).toEqual([undefined, '48']);
});
