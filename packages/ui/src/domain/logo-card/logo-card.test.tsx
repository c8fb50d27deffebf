import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { logoFixture } from '../fixtures/library';
import { LogoCard } from './logo-card';

const logo = { ...logoFixture, downloads: 12, favorite: false };
const strip = () => document.querySelector('article > div:last-child') as Element;

test('[§2 Gallery] a card shows image, name, date and download count', async () => {
  const screen = await render(<LogoCard logo={logo} />);
  const card = screen.getByRole('article', { name: 'Sierra Viva' });
  await expect.element(card.getByRole('heading', { name: 'Sierra Viva', level: 2 })).toBeVisible();
  expect(card.element().querySelector('img')?.getAttribute('alt')).toBe('');
  await expect.element(card.getByText('21/11/2026')).toHaveAttribute('datetime', '2026-11-21');
  await expect.element(card.getByText('12 descargas')).toBeVisible();
  expect(card.getByRole('button').elements()).toHaveLength(0);
});

test('one download is singular', async () => {
  const screen = await render(<LogoCard logo={{ ...logo, downloads: 1 }} />);
  await expect.element(screen.getByText('1 descarga', { exact: true })).toBeVisible();
});

test('[§2 Gallery] view detail, download, favourite and delete report the logo', async () => {
  const on = { open: vi.fn(), download: vi.fn(), favorite: vi.fn(), remove: vi.fn() };
  const screen = await render(
    <LogoCard
      logo={logo}
      onOpen={on.open}
      onDownload={on.download}
      onFavoriteChange={on.favorite}
      onDelete={on.remove}
    />,
  );
  await screen.getByRole('button', { name: 'Ver detalle de Sierra Viva' }).click();
  await screen.getByRole('button', { name: 'Descargar Sierra Viva' }).click();
  await screen.getByRole('button', { name: 'Favorito: Sierra Viva', pressed: false }).click();
  await screen.getByRole('button', { name: 'Eliminar Sierra Viva' }).click();
  expect(on.open).toHaveBeenCalledExactlyOnceWith('1');
  expect(on.download).toHaveBeenCalledExactlyOnceWith('1');
  expect(on.favorite).toHaveBeenCalledExactlyOnceWith('1', true);
  expect(on.remove).toHaveBeenCalledExactlyOnceWith('1');
});

test('a card whose detail is on its way is busy and ignores presses, and keeps its name and its other actions', async () => {
  const on = { open: vi.fn(), download: vi.fn() };
  const screen = await render(<LogoCard logo={logo} onOpen={on.open} onDownload={on.download} opening />);
  const picture = screen.getByRole('button', { name: 'Ver detalle de Sierra Viva' });
  await expect.element(picture).toHaveAttribute('aria-busy', 'true');
  await picture.click({ force: true });
  await screen.getByRole('button', { name: 'Descargar Sierra Viva' }).click();
  expect(on.open).not.toHaveBeenCalled();
  expect(on.download).toHaveBeenCalledOnce();
});

test('a favourite is pressed and asks to be taken back', async () => {
  const onFavoriteChange = vi.fn();
  const screen = await render(
    <LogoCard logo={{ ...logo, favorite: true }} onFavoriteChange={onFavoriteChange} />,
  );
  await screen.getByRole('button', { name: 'Favorito: Sierra Viva', pressed: true }).click();
  expect(onFavoriteChange).toHaveBeenCalledExactlyOnceWith('1', false);
});

test('its actions cannot be seen until the card holds focus', async () => {
  await render(<LogoCard logo={logo} onOpen={() => {}} onDelete={() => {}} className="mt-40" />);
  expect(getComputedStyle(strip()).opacity).toBe('0');
  await userEvent.tab();
  await expect.poll(() => getComputedStyle(strip()).opacity).toBe('1');
});
