import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { markFixtures } from '../fixtures/library';
import { LogoImage } from './logo-image';

const state = (name: string) => document.querySelector(`[data-state="${name}"]`);

test('a picture is shown with an empty alt, for the name stands beside it', async () => {
  await render(<LogoImage name="Sierra Viva" src={markFixtures.leaf} loading="eager" />);
  expect(state('image')?.getAttribute('alt')).toBe('');
  expect(state('tile')).toBeNull();
});

test.each([undefined, null, '', '   '])(
  '[§2 Result modal] without an image (%j) a coloured tile shows the initial',
  async (src) => {
    await render(<LogoImage name="ñandú" src={src} color="#EF4444" />);
    expect(state('tile')?.textContent).toBe('Ñ');
    expect(state('tile')?.querySelector('rect')?.getAttribute('fill')).toBe('#EF4444');
  },
);

test('a picture that fails becomes the tile, and a new address is tried again', async () => {
  const screen = await render(<LogoImage name="Nubia" src="data:image/png;base64,AAAA" loading="eager" />);
  await expect.poll(() => state('tile')?.textContent).toBe('N');
  await screen.rerender(<LogoImage name="Nubia" src={markFixtures.prism} loading="eager" />);
  expect(state('tile')).toBeNull();
});

test('the tile carries the name where the image would', async () => {
  const screen = await render(<LogoImage name="Nubia" alt="Logo de Nubia" />);
  await expect.element(screen.getByRole('img', { name: 'Logo de Nubia' })).toBeInTheDocument();
});

test('the tile that stands in for a picture keeps ref, id, data-* and handlers, and nothing of fetching', async () => {
  const ref = vi.fn();
  const onClick = vi.fn();
  const screen = await render(
    <LogoImage
      name="Semilla"
      alt="Semilla"
      ref={ref}
      id="logo"
      data-kind="mark"
      sizes="10rem"
      onClick={onClick}
    />,
  );
  const tile = screen.getByRole('img', { name: 'Semilla' });
  await tile.click();
  expect(tile.element().tagName).toBe('svg');
  expect(tile.element().id).toBe('logo');
  expect(tile.element().getAttribute('data-kind')).toBe('mark');
  expect(tile.element().hasAttribute('sizes')).toBe(false);
  expect(ref.mock.calls.map(([element]) => element)).toEqual([tile.element()]);
  expect(onClick).toHaveBeenCalledOnce();
});
