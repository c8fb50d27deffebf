import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { logoFixtures } from '../fixtures/library';
import type { GalleryLogo } from '../logo-card';
import { LogoGrid, type LogoGridState } from './logo-grid';

test('[§2 Gallery] while loading there are 8 placeholder cards, told once', async () => {
  const screen = await render(<LogoGrid state={{ status: 'loading' }} />);
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(8);
  expect(screen.getByRole('status').element().textContent).toBe('Cargando...');
});

test('[§2 Gallery] with nothing to show it says so and offers the way on', async () => {
  const screen = await render(
    <LogoGrid state={{ status: 'empty', action: <a href="/generate">Crear Logo</a> }} />,
  );
  await expect.element(screen.getByRole('heading', { name: 'No se encontraron logos' })).toBeVisible();
  await expect.element(screen.getByText('Intenta cambiar los filtros o crear un nuevo logo')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Crear Logo' })).toBeVisible();
});

test('an error shows its message and can be tried again', async () => {
  const onRetry = vi.fn();
  const screen = await render(
    <LogoGrid state={{ status: 'error', message: 'Hubo un error al cargar la galería.', onRetry }} />,
  );
  await expect.element(screen.getByText('Hubo un error al cargar la galería.')).toBeVisible();
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('every logo is a card in one list, in the order given, and reports its id', async () => {
  const onDownload = vi.fn();
  const screen = await render(
    <LogoGrid state={{ status: 'ready', logos: logoFixtures }} onDownload={onDownload} />,
  );
  const names = screen
    .getByRole('list', { name: 'Logos' })
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);
  expect(names).toEqual(logoFixtures.map(({ name }) => name));
  await screen.getByRole('button', { name: 'Descargar Amanecer Andino' }).click();
  expect(onDownload).toHaveBeenCalledExactlyOnceWith('2');
});

test('a part of a long list tells its place in the whole and keeps its height', async () => {
  const window = { offset: 400, columns: 2, total: 10000, before: 1000, after: 2000 };
  const screen = await render(
    <LogoGrid state={{ status: 'ready', logos: logoFixtures.slice(0, 2), window }} data-testid="grid" />,
  );
  const places = screen.getByRole('listitem').elements();
  expect(places.map((place) => place.getAttribute('aria-posinset'))).toEqual(['401', '402']);
  expect(places[0]?.getAttribute('aria-setsize')).toBe('10000');
  expect(screen.getByTestId('grid').element().getBoundingClientRect().height).toBeGreaterThan(3000);
});

describe('a list that is given by the page', () => {
  const at = (loaded: number, more: object = {}) => (
    <LogoGrid
      state={{
        status: 'ready',
        logos: logoFixtures.slice(0, loaded),
        more: { loaded, total: 4, loading: false, ...more },
      }}
    />
  );

  test('says how far it is; its button keeps the focus while more comes, and leaves it to the text at the end', async () => {
    const onLoad = vi.fn();
    const screen = await render(at(2, { onLoad, auto: false }));
    expect(screen.getByRole('status').element().textContent).toBe('Mostrando 2 de 4');
    expect(screen.getByRole('listitem').elements()[1]?.getAttribute('aria-setsize')).toBe('4');
    await screen.getByRole('button', { name: 'Cargar más' }).click();
    expect(onLoad).toHaveBeenCalledOnce();
    await screen.rerender(at(2, { onLoad, auto: false, loading: true }));
    expect(document.activeElement?.tagName).toBe('BUTTON');
    await screen.rerender(at(3, { onLoad, auto: false }));
    await expect.element(screen.getByRole('button', { name: 'Cargar más' })).toHaveFocus();
    await screen.rerender(at(4));
    await expect.element(screen.getByText('Mostrando 4 de 4')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Cargar más' }).elements()).toEqual([]);
  });

  test('asks for the next page as its end nears the viewport, once for each page', async () => {
    const onLoad = vi.fn();
    const screen = await render(at(1, { onLoad }));
    await vi.waitFor(() => expect(onLoad).toHaveBeenCalledTimes(1));
    await screen.rerender(at(1, { onLoad, loading: true }));
    await screen.rerender(at(2, { onLoad }));
    await vi.waitFor(() => expect(onLoad).toHaveBeenCalledTimes(2));
  });
});

describe('a card that goes leaves the focus', () => {
  const [first, second, third] = logoFixtures;
  const at = (state: LogoGridState) => <LogoGrid state={state} onOpen={() => {}} onDelete={() => {}} />;
  const of = (...logos: readonly (GalleryLogo | undefined)[]) =>
    at({ status: 'ready', logos: logos.filter((logo) => logo !== undefined) });
  const focus = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.focus();
  const focused = () => document.activeElement?.getAttribute('aria-label');

  test('to the card in its place, then to the last, then to the heading of the empty list', async () => {
    const screen = await render(of(first, second, third));
    focus(`Eliminar ${second?.name}`);
    await screen.rerender(of(first, third));
    expect(focused()).toBe(`Ver detalle de ${third?.name}`);
    await screen.rerender(of(first));
    expect(focused()).toBe(`Ver detalle de ${first?.name}`);
    await screen.rerender(at({ status: 'empty' }));
    await expect.element(screen.getByRole('heading', { name: 'No se encontraron logos' })).toHaveFocus();
  });

  test('from the heading of the empty list to the first card that comes back, if the focus went no further than an alert', async () => {
    const beside = (control: string, grid: ReactNode, isShown = true) => (
      <>
        {grid}
        <div data-alert-region={control === 'Deshacer' ? '' : undefined}>
          {isShown && <button type="button" aria-label={control} />}
        </div>
      </>
    );
    const screen = await render(beside('Deshacer', of(first)));
    focus(`Eliminar ${first?.name}`);
    await screen.rerender(beside('Deshacer', at({ status: 'empty' })));
    focus('Deshacer');
    await screen.rerender(beside('Deshacer', of(first), false));
    expect(focused()).toBe(`Ver detalle de ${first?.name}`);
    await screen.rerender(beside('Favoritos', at({ status: 'empty' })));
    await expect.element(screen.getByRole('heading')).toHaveFocus();
    focus('Favoritos');
    await screen.rerender(beside('Favoritos', of(first), false));
    expect(document.activeElement).toBe(document.body);
  });

  test('where it is, if that is elsewhere', async () => {
    const screen = await render(
      <>
        <input aria-label="Buscar" />
        {of(first, second)}
      </>,
    );
    focus(`Eliminar ${first?.name}`);
    focus('Buscar');
    await screen.rerender(
      <>
        <input aria-label="Buscar" />
        {of(second)}
      </>,
    );
    expect(focused()).toBe('Buscar');
  });

  test('alone, if it was only scrolled out of a long list', async () => {
    const part = (offset: number, total: number) =>
      at({
        status: 'ready',
        logos: logoFixtures.slice(offset, offset + 2),
        window: { offset, columns: 1, total, before: 0, after: 0 },
      });
    const screen = await render(part(0, 4));
    focus(`Eliminar ${first?.name}`);
    await screen.rerender(part(2, 4));
    expect(document.activeElement).toBe(document.body);
    focus(`Eliminar ${third?.name}`);
    await screen.rerender(
      at({
        status: 'ready',
        logos: logoFixtures.slice(3),
        window: { offset: 2, columns: 1, total: 3, before: 0, after: 0 },
      }),
    );
    expect(focused()).toBe(`Ver detalle de ${logoFixtures[3]?.name}`);
  });
});

test('while the next page is on its way, the logos that are here are not drawn again', async () => {
  const logos = [...logoFixtures];
  const drawn = vi.spyOn(logos, 'map');
  const at = (loading: boolean, shown = logos) => (
    <LogoGrid state={{ status: 'ready', logos: shown, more: { loaded: 4, total: 9, loading, onLoad } }} />
  );
  const onLoad = () => {};
  const screen = await render(at(false));
  await screen.rerender(at(true));
  await expect.element(screen.getByRole('button', { name: 'Cargar más' })).toHaveAttribute('aria-busy');
  expect(drawn).toHaveBeenCalledOnce();
  await screen.rerender(at(false, logos.slice(1)));
  expect(screen.getByRole('listitem').elements()).toHaveLength(logos.length - 1);
});
