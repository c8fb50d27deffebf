import { flushSync } from 'react-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alerts, renderApp, settled } from '../../testing/render-app';
import { savedFiles } from '../../testing/saved-files';
import {
  type Answer,
  garbage,
  hang,
  held,
  inTurn,
  json,
  networkFailure,
  plain,
} from '../../testing/scripted-fetch';
import { GALLERY, galleryItem, SESSION, validAnswer } from '../../testing/server';

afterEach(() => vi.restoreAllMocks());

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>';

type Setup = NonNullable<Parameters<typeof renderApp>[0]>;

async function gallery(logos: readonly object[] = GALLERY, setup: Setup = {}) {
  const app = await renderApp({
    path: '/gallery',
    ...setup,
    answers: { '/gallery': json({ Logos: logos }), ...setup.answers },
  });
  await expect.element(app.getByText(/logos? encontrados?/).first()).toBeVisible();
  await expect.element(app.getByText('Cargando...')).not.toBeInTheDocument();
  return app;
}
const names = () => [...document.querySelectorAll('article h2')].map((name) => name.textContent);
type App = Awaited<ReturnType<typeof gallery>>;
const category = (app: App, name: string) =>
  app.getByRole('group', { name: 'Filtrar por categoría' }).getByRole('button', { name, exact: true });

describe('loading', () => {
  test('[§2 Gallery: title] title and subtitle', async () => {
    const app = await gallery();
    await expect.element(app.getByRole('heading', { level: 1, name: 'Mi Galería' })).toBeVisible();
    await expect
      .element(app.getByText('Gestiona y descarga tus logos generados', { exact: true }))
      .toBeVisible();
    await expect.element(app.getByPlaceholder('Buscar logos...')).toBeVisible();
  });

  test('[§2 Gallery: 8 placeholders] [§9 Gallery skeletons] eight placeholder cards while it loads', async () => {
    const answer = held(json({ Logos: GALLERY }));
    const app = await renderApp({ path: '/gallery', answers: { '/gallery': answer.answer } });
    await expect.element(app.getByText('Cargando...')).toBeInTheDocument();
    expect(document.querySelectorAll('main [aria-hidden=true] > *').length).toBeGreaterThanOrEqual(8);
    expect(names()).toEqual([]);
    // How many there are is not known yet.
    expect(app.getByText(/encontrados?$/).elements()).toEqual([]);
    answer.release();
    await expect.poll(names).toHaveLength(3);
  });

  test('[§7 /gallery: request] it asks once, with the session, and again when the screen is entered again', async () => {
    const app = await gallery();
    expect(app.sent('/gallery')).toEqual([
      {
        method: 'POST',
        path: '/gallery',
        headers: { 'content-type': 'application/json', accept: 'application/json', apikey: 'trazo-local' },
        body: { session: SESSION },
      },
    ]);
    app.goTo('/plan');
    await expect.poll(app.address).toBe('/plan');
    app.goTo('/gallery');
    await expect.poll(() => app.sent('/gallery')).toHaveLength(2);
  });

  test.each([
    ['a 500', plain('x', 500), 'Hubo un error al cargar la galería.'],
    ['a web page', garbage, 'Hubo un error al cargar la galería.'],
    ['no connection', networkFailure, 'Hubo un problema con la conexión.'],
  ])(
    '[§8 Gallery load failure] %s is alerted in its own words, and can be tried again',
    async (_n, answer, message) => {
      const app = await renderApp({
        path: '/gallery',
        answers: { '/gallery': inTurn(answer, json({ Logos: GALLERY })) },
      });
      await expect.poll(alerts).toContain(message);
      await settled();
      // Said once, where it can be tried again.
      expect(alerts()).toEqual([message]);
      // How many there are is not known.
      expect(app.getByText(/encontrados?$/).elements()).toEqual([]);
      await app.getByRole('button', { name: 'Reintentar' }).click();
      await expect.poll(names).toHaveLength(3);
      expect(alerts()).toEqual([]);
      await expect.element(app.getByText('3 logos encontrados', { exact: true })).toBeVisible();
    },
  );

  test('[§8 Timeout] a server that never answers is given up', async () => {
    await renderApp({ path: '/gallery', answers: { '/gallery': hang }, timeouts: { gallery: 50 } });
    // Said once, in the list's place: what it comes to for people.
    await expect.poll(alerts).toEqual(['Hubo un problema con la conexión.']);
    await settled();
    expect(alerts()).toEqual(['Hubo un problema con la conexión.']);
  });

  test('[§8 Missing session for gallery] [§5 Gallery needs a session] without a session it says so and asks nothing', async () => {
    const app = await renderApp({ path: '/plan' });
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    localStorage.removeItem('session');
    app.goTo('/gallery');
    await expect.poll(alerts).toContain('No se encontró la sesión');
    expect(app.sent('/gallery')).toEqual([]);
  });

  test('[§2 Gallery: empty] with no logos it says so', async () => {
    const app = await gallery([]);
    await expect.element(app.getByText('No se encontraron logos', { exact: true })).toBeVisible();
    await expect
      .element(app.getByText('Intenta cambiar los filtros o crear un nuevo logo', { exact: true }))
      .toBeVisible();
    await expect.element(app.getByText('0 logos encontrados')).toBeVisible();
  });
});

describe('cards', () => {
  test('[§2 Gallery: cards] [§9 Gallery dates es-ES] image, name, date, download count and four actions', async () => {
    const app = await gallery();
    const card = app.getByRole('article', { name: 'Nubia Tech' });
    await expect.element(card.getByText('1/3/2025')).toBeVisible();
    await expect.element(card.getByText('0 descargas')).toBeVisible();
    expect(card.element().querySelector('img')).not.toBeNull();
    expect(
      card
        .getByRole('button')
        .elements()
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual([
      'Ver detalle de Nubia Tech',
      'Descargar Nubia Tech',
      'Favorito: Nubia Tech',
      'Eliminar Nubia Tech',
    ]);
  });

  test('[§3 Server gallery list: defaults] an item with nothing but an id has a name, a category and a tile', async () => {
    const app = await gallery([{ logo_id: 9 }]);
    await expect.element(app.getByRole('article', { name: 'Sin nombre' })).toBeVisible();
    await expect.element(category(app, 'General')).toBeVisible();
  });

  test('[§4 Gallery sort] [§2 Gallery: sort] newest first, and the toggle turns it over and tells the address', async () => {
    const app = await gallery();
    expect(names()).toEqual(['Dulce Canela', 'Nubia Tech', 'Sierra Viva']);
    await app.getByRole('button', { name: 'Ordenar: Más recientes' }).click();
    await expect.element(app.getByRole('button', { name: 'Ordenar: Más antiguos' })).toBeVisible();
    expect(names()).toEqual(['Sierra Viva', 'Nubia Tech', 'Dulce Canela']);
    expect(app.address()).toBe('/gallery?order=asc');
  });
});

describe('search and categories', () => {
  test('[§5 Gallery search] a part of the name, whatever its case, and nothing else', async () => {
    const app = await gallery();
    const box = app.getByRole('searchbox');
    await box.fill('CANE');
    await expect.poll(names).toEqual(['Dulce Canela']);
    await expect.element(app.getByText('1 logo encontrado', { exact: true })).toBeVisible();
    await expect.poll(app.address).toBe('/gallery?search=CANE');
    await box.fill('food');
    await expect.poll(names).toEqual([]);
    await expect.element(app.getByText('No se encontraron logos')).toBeVisible();
  });

  test('[§2 Gallery: count line] [Product: count in the right number] it counts what is shown', async () => {
    const app = await gallery();
    await expect.element(app.getByText('3 logos encontrados', { exact: true })).toBeVisible();
    await category(app, 'Favoritos').click();
    await expect.element(app.getByText('1 logo encontrado', { exact: true })).toBeVisible();
  });

  test('[§2 Gallery: category filter] [§9 Categories] the fixed list, then the extra ones found', async () => {
    const app = await gallery([...GALLERY, galleryItem(4, 'Zeta', { category: 'deportes' })]);
    const buttons = app.getByRole('group', { name: 'Filtrar por categoría' }).getByRole('button').elements();
    expect(buttons.map((one) => one.textContent)).toEqual([
      'Todos',
      'Favoritos',
      'Tecnología',
      'Naturaleza',
      'Arte',
      'Diseño digital',
      'Marketing digital',
      'Pesca',
      'Ganadería',
      'Agricultura',
      'Entretenimiento',
      'Gastronomía',
      'Construcción e inmobiliaria',
      'Salud',
      'Transporte y logística',
      'Alimentaria',
      'Automotriz',
      'Deportes',
    ]);
    await category(app, 'Deportes').click();
    await expect.poll(names).toEqual(['Zeta']);
  });

  test("[§5 Gallery category] [Product: category by key or label] a category matches by key or label, ignoring case; 'favorites' by the mark", async () => {
    const app = await gallery([
      ...GALLERY,
      galleryItem(4, 'Pincel', { category: 'desing' }),
      galleryItem(5, 'Lápiz', { category: 'Diseño digital' }),
    ]);
    await category(app, 'Diseño digital').click();
    await expect.poll(() => names().sort()).toEqual(['Lápiz', 'Pincel']);
    await category(app, 'Naturaleza').click();
    await expect.poll(names).toEqual(['Sierra Viva']);
    await category(app, 'Favoritos').click();
    await expect.poll(names).toEqual(['Nubia Tech']);
    await category(app, 'Todos').click();
    await expect.poll(names).toHaveLength(5);
  });

  test('[Product: filters in the address] an address brings its filters along, and back undoes one', async () => {
    const app = await gallery(GALLERY, { path: '/gallery?category=favorites&order=asc' });
    await expect.poll(names).toEqual(['Nubia Tech']);
    await category(app, 'Todos').click();
    await expect.poll(names).toEqual(['Sierra Viva', 'Nubia Tech', 'Dulce Canela']);
    app.goBack();
    await expect.poll(names).toEqual(['Nubia Tech']);
  });
});

describe('download and delete', () => {
  test('[§4 Gallery download] the count goes up by one, the alert says what, and no call is made', async () => {
    const files = savedFiles();
    const app = await gallery();
    const card = app.getByRole('article', { name: 'Nubia Tech' });
    await userEvent.hover(card);
    await card.getByRole('button', { name: 'Descargar Nubia Tech' }).click();
    await expect.element(card.getByText('1 descarga', { exact: true })).toBeVisible();
    await expect.poll(alerts).toEqual(['Descargando: Nubia Tech']);
    await expect.poll(() => files.map(({ name }) => name)).toEqual(['Nubia Tech-logo.svg']);
    await card.getByRole('button', { name: 'Descargar Nubia Tech' }).click();
    await expect.element(card.getByText('2 descargas')).toBeVisible();
    // Left under way, it would be saved in the middle of the next test.
    await expect.poll(() => files).toHaveLength(2);
    expect(app.requests.map(({ path }) => path)).toEqual(['/validate_session', '/gallery']);
  });

  test('[§2 Gallery: cards] [§4 Gallery download] a card whose image fails shows its initial; its download counts and tells all the same', async () => {
    const files = savedFiles();
    const app = await gallery([galleryItem(1, 'Quebrado', { image_data: 'http://127.0.0.1:9/logo.png' })]);
    const card = app.getByRole('article', { name: 'Quebrado' });
    await expect.element(card.getByText('Q', { exact: true })).toBeVisible();
    await userEvent.hover(card);
    await card.getByRole('button', { name: 'Descargar Quebrado' }).click();
    await expect.poll(alerts).toEqual(['Descargando: Quebrado']);
    await expect.element(card.getByText('1 descarga', { exact: true })).toBeVisible();
    expect(files).toEqual([]);
  });

  test('[§4 Gallery delete] [Product: Deshacer] it leaves at once, unasked and without a call, and can be brought back', async () => {
    const app = await gallery();
    await app.getByRole('button', { name: 'Eliminar Sierra Viva' }).click();
    await expect.poll(names).toEqual(['Dulce Canela', 'Nubia Tech']);
    expect(app.getByRole('alertdialog').elements()).toEqual([]);
    await expect.element(app.getByText('2 logos encontrados')).toBeVisible();
    await app.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(names).toEqual(['Dulce Canela', 'Nubia Tech', 'Sierra Viva']);
    expect(app.requests).toHaveLength(2);
  });

  test("by keyboard the focus goes to the next card, and the next Tab to 'Deshacer', however many cards there are", async () => {
    const app = await gallery(Array.from({ length: 28 }, (_, n) => galleryItem(n, `Marca ${n + 1}`)));
    await expect.poll(names).toHaveLength(28);
    const [first, second] = names();
    const remove = app.getByRole('button', { name: `Eliminar ${first}`, exact: true });
    (remove.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const next = app.getByRole('button', { name: `Ver detalle de ${second}`, exact: true });
    await expect.element(next).toHaveFocus();
    await expect.element(app.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await userEvent.tab();
    await expect.element(app.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toHaveLength(28);
    await expect.element(next).toHaveFocus();
  });

  test('the only logo, deleted and brought back by keyboard, has the focus: it is nowhere else', async () => {
    const app = await gallery([galleryItem(1, 'Sierra Viva')]);
    const remove = app.getByRole('button', { name: 'Eliminar Sierra Viva' });
    await expect.element(remove).toBeVisible();
    (remove.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(app.getByRole('heading', { name: 'No se encontraron logos' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(app.getByRole('button', { name: 'Ver detalle de Sierra Viva' })).toHaveFocus();
  });

  describe('where the server announces `delete_logo`', () => {
    const announced = json({ ...validAnswer, capabilities: ['delete_logo'] });
    const remove = async (answer: Answer = json({ success: true })) => {
      const app = await gallery(GALLERY, {
        answers: { '/validate_session': announced, '/logo/delete': answer },
      });
      await app.getByRole('button', { name: 'Eliminar Sierra Viva' }).click();
      await expect.poll(names).toEqual(['Dulce Canela', 'Nubia Tech']);
      return app;
    };

    test("[Product: capabilities] it goes for good once 'Deshacer' has passed, and a gallery entered meanwhile loses it too", async () => {
      const app = await remove();
      expect(app.sent('/logo/delete')).toEqual([]);
      app.goTo('/plan');
      await expect.element(app.getByRole('heading', { level: 1, name: 'Actualizar Plan' })).toBeVisible();
      app.goTo('/gallery');
      await expect.poll(names).toEqual(['Dulce Canela', 'Nubia Tech', 'Sierra Viva']);
      await app.getByRole('button', { name: 'Cerrar aviso' }).click();
      await expect.poll(names).toEqual(['Dulce Canela', 'Nubia Tech']);
      expect(app.sent('/logo/delete').map(({ body }) => body)).toEqual([{ session: SESSION, logo_id: 3 }]);
    });

    test("'Deshacer' stands for 20 seconds: time to come to it by voice, by switch or by ear", async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
      const app = await remove();
      flushSync(() => void vi.advanceTimersByTime(15_000));
      expect(app.getByRole('button', { name: 'Deshacer' }).elements()).toHaveLength(1);
      vi.advanceTimersByTime(20_000);
      await expect.poll(() => app.sent('/logo/delete').length).toBe(1);
      vi.useRealTimers();
    });

    test('[Product: capabilities] whoever leaves the page while it can be taken back leaves it deleted', async () => {
      const app = await remove();
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      // The page is gone after it: nothing that has to wait is sent any more.
      expect(app.sent('/logo/delete').map(({ body }) => body)).toEqual([{ session: SESSION, logo_id: 3 }]);
      await expect.poll(alerts).toEqual([]);
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      await settled();
      expect(app.sent('/logo/delete')).toHaveLength(1);
    });

    test("'Deshacer' brings it back, and nothing is asked", async () => {
      const app = await remove();
      await app.getByRole('button', { name: 'Deshacer' }).click();
      await expect.poll(names).toEqual(['Dulce Canela', 'Nubia Tech', 'Sierra Viva']);
      expect(alerts()).toEqual([]);
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      expect(app.sent('/logo/delete')).toEqual([]);
    });

    test('a refusal brings it back and says why', async () => {
      const app = await remove(json({ detail: 'Inténtalo de nuevo en unos segundos.' }, 503));
      await app.getByRole('button', { name: 'Cerrar aviso' }).click();
      await expect
        .poll(alerts)
        .toEqual(['No se pudo eliminar Sierra Viva: Inténtalo de nuevo en unos segundos.']);
      expect(names()).toEqual(['Dulce Canela', 'Nubia Tech', 'Sierra Viva']);
    });

    test('one that is gone already was deleted all the same', async () => {
      const app = await remove(json({ detail: 'Ese logo no existe o no es tuyo.' }, 404));
      await app.getByRole('button', { name: 'Cerrar aviso' }).click();
      await expect.poll(() => app.sent('/logo/delete').length).toBe(1);
      await settled();
      expect([alerts(), names()]).toEqual([[], ['Dulce Canela', 'Nubia Tech']]);
    });
  });

  test('[Product: deleted shows again] a list that is loaded again shows it again', async () => {
    const app = await gallery();
    await app.getByRole('button', { name: 'Eliminar Sierra Viva' }).click();
    await expect.poll(names).toHaveLength(2);
    app.goTo('/plan');
    await expect.poll(app.address).toBe('/plan');
    app.goTo('/gallery');
    await expect.poll(names).toHaveLength(3);
  });
});

describe('detail', () => {
  test('[§2 Gallery: detail] image, name, category, date, prompt and three actions; it closes', async () => {
    const app = await gallery();
    await app.getByRole('button', { name: 'Ver detalle de Sierra Viva' }).click();
    const detail = app.getByRole('dialog', { name: 'Sierra Viva' });
    await expect.element(detail.getByText('Naturaleza')).toBeVisible();
    await expect.element(detail.getByText('20/1/2025')).toBeVisible();
    await expect.element(detail.getByText('Logo de Sierra Viva.')).toBeVisible();
    await detail.getByRole('button', { name: 'Descargar' }).click();
    await expect.poll(alerts).toEqual(['Descargando: Sierra Viva']);
    await userEvent.keyboard('{Escape}');
    await expect.element(app.getByRole('dialog')).not.toBeInTheDocument();
  });

  describe('is an entry of the history', () => {
    async function opened(answer?: Answer) {
      const app = await renderApp({
        path: '/plan',
        answers: { '/gallery': answer ?? json({ Logos: GALLERY }) },
      });
      await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
      app.goTo('/gallery?order=asc');
      const card = app.getByRole('button', { name: 'Ver detalle de Sierra Viva' });
      await card.click();
      const detail = app.getByRole('dialog', { name: 'Sierra Viva' });
      await expect.element(detail).toBeVisible();
      return { app, card, detail };
    }

    test('Back closes it and stays in the gallery, where it was; then it leaves', async () => {
      const { app, card, detail } = await opened();
      const place = window.scrollY;
      app.goBack();
      await expect.element(detail).not.toBeInTheDocument();
      await expect.element(card).toHaveFocus();
      expect([app.address(), window.scrollY]).toEqual(['/gallery?order=asc', place]);
      app.goBack();
      await expect.poll(app.address).toBe('/plan');
    });

    test('Back before it is there leaves nothing behind: the next press opens it', async () => {
      const { app, card, detail } = await opened();
      app.goBack();
      await expect.element(detail).not.toBeInTheDocument();
      (card.element() as HTMLElement).click();
      app.goBack();
      await settled();
      await card.click();
      await expect.element(detail).toBeVisible();
      app.goBack();
      await expect.element(detail).not.toBeInTheDocument();
      expect(app.address()).toBe('/gallery?order=asc');
    });

    test.each([
      ['the cross', (app: App) => app.getByRole('button', { name: 'Cerrar' }).click()],
      ['Escape', () => userEvent.keyboard('{Escape}')],
    ])('%s takes the entry away again', async (_, close) => {
      const { app, card, detail } = await opened();
      await close(app);
      await expect.element(detail).not.toBeInTheDocument();
      // Opened again, there is still one entry of it.
      await card.click();
      await expect.element(detail).toBeVisible();
      await close(app);
      await expect.element(detail).not.toBeInTheDocument();
      expect(app.address()).toBe('/gallery?order=asc');
      app.goBack();
      await expect.poll(app.address).toBe('/plan');
    });

    test('pressed twice before it is there, one entry is of it; closed twice, one is taken away', async () => {
      const { app, card, detail } = await opened();
      app.goBack();
      await expect.element(detail).not.toBeInTheDocument();
      const press = card.element() as HTMLElement;
      press.click();
      // As between two presses of a user, React is let answer the first; the router's transition is not through.
      await Promise.resolve();
      press.click();
      await expect.element(detail).toBeVisible();
      app.goBack();
      await expect.element(detail).not.toBeInTheDocument();
      await card.click();
      await expect.element(detail).toBeVisible();
      const cross = detail.getByRole('button', { name: 'Cerrar' }).element() as HTMLElement;
      cross.click();
      await Promise.resolve();
      cross.click();
      await expect.element(detail).not.toBeInTheDocument();
      expect(app.address()).toBe('/gallery?order=asc');
      app.goBack();
      await expect.poll(app.address).toBe('/plan');
    });

    test('come back to, it is open again', async () => {
      const { app, detail } = await opened();
      app.goTo('/record');
      await expect.element(detail).not.toBeInTheDocument();
      app.goBack();
      await expect.element(detail).toBeVisible();
    });

    test('of a logo that is gone meanwhile it is closed, and Back leaves the gallery', async () => {
      const { app, detail } = await opened(
        inTurn(json({ Logos: GALLERY }), json({ Logos: GALLERY.slice(0, 2) })),
      );
      app.goTo('/record');
      await expect.element(detail).not.toBeInTheDocument();
      app.goBack();
      await expect.poll(names).toHaveLength(2);
      await settled();
      expect([app.address(), detail.elements()]).toEqual(['/gallery?order=asc', []]);
      app.goBack();
      await expect.poll(app.address).toBe('/plan');
    });
  });

  test('closed after the editor took its place, it gives the focus back to its card', async () => {
    const version = {
      id: 'v1',
      chain: { id: 'v1' },
      image_url: `data:image/svg+xml,${encodeURIComponent(SVG)}`,
    };
    const app = await gallery(GALLERY, {
      config: { previewUrl: 'data:image/svg+xml,' },
      answers: {
        '/validate_session': json({ ...validAnswer, capabilities: ['adjust'] }),
        '/logo/versions': json({ current: 'v1', versions: [version] }),
        '/logo/options': json({ options: [] }),
      },
    });
    const card = app.getByRole('button', { name: 'Ver detalle de Nubia Tech' });
    (card.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const adjust = app.getByRole('button', { name: 'Ajustar' });
    await expect.element(adjust).toBeVisible();
    (adjust.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(app.getByRole('dialog', { name: 'Ajustar Nubia Tech' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(app.getByRole('dialog', { name: 'Nubia Tech', exact: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(card).toHaveFocus();
  });

  test('[Product: Copiar prompt] the extra button copies the prompt', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const app = await gallery();
    await app.getByRole('button', { name: 'Ver detalle de Nubia Tech' }).click();
    await app.getByRole('button', { name: 'Copiar prompt' }).click();
    await expect.poll(alerts).toEqual(['Prompt copiado']);
    expect(copied.mock.calls).toEqual([['Logo de Nubia Tech.']]);
  });

  test('a prompt that the browser does not let the page copy is told', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const app = await gallery();
    await app.getByRole('button', { name: 'Ver detalle de Nubia Tech' }).click();
    await app.getByRole('button', { name: 'Copiar prompt' }).click();
    await expect.poll(alerts).toEqual(['No se pudo copiar: selecciona el prompt y cópialo a mano.']);
  });
});

test('[Product: large gallery] with 500 logos only those near the window are in the document', async () => {
  const many = Array.from({ length: 500 }, (_, n) => galleryItem(n, `Logo ${n}`));
  const app = await gallery(many);
  await expect.element(app.getByText('500 logos encontrados')).toBeVisible();
  // Only a part that tells its place in the whole is the long list; until then its first cards stand there.
  await expect.poll(() => document.querySelector('[aria-setsize="500"]')).not.toBeNull();
  expect(names().length).toBeGreaterThan(3);
  expect(names().length).toBeLessThan(120);
});
