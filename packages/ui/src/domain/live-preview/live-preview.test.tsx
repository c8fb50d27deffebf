import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { logoFixtures } from '../fixtures/wizard-logos.generated';
import { LivePreview } from './live-preview';
import { holdImage } from './use-held-image';

const [first, second] = logoFixtures.map((logo) => logo.src);
const BROKEN = 'data:image/png;base64,AAAA';
const visible = (root: Element) =>
  [...root.querySelectorAll<HTMLImageElement>('img[data-layer=shown]')].map((img) => img.src);

test.each([
  [{ shown: undefined, pending: undefined }, 'a', { shown: undefined, pending: 'a' }],
  [{ shown: 'a', pending: undefined }, 'b', { shown: 'a', pending: 'b' }],
  [{ shown: 'a', pending: 'b' }, 'a', { shown: 'a', pending: undefined }],
  [{ shown: 'a', pending: 'b' }, undefined, { shown: undefined, pending: undefined }],
])('holding %o while %s is wanted gives %o', (held, wanted, next) => {
  expect(holdImage(held, wanted)).toEqual(next);
});

test('without an image the name is set as a still drawing, and nothing is requested', async () => {
  const screen = await render(<LivePreview name="Ñandú" />);
  await expect.element(screen.getByText('Ñandú')).toBeVisible();
  expect(screen.container.querySelector('img')).toBeNull();
});

test('the previous drawing stays until the next has loaded', async () => {
  const screen = await render(<LivePreview name="Mar" src={first} />);
  const figure = screen.getByRole('figure').element();
  await expect.poll(() => visible(figure)).toEqual([first]);
  const seen = new Set<number>();
  const watch = new MutationObserver(() => seen.add(visible(figure).length));
  watch.observe(figure, { subtree: true, childList: true, attributes: true });
  await screen.rerender(<LivePreview name="Mar" src={second} />);
  await expect.poll(() => visible(figure)).toEqual([second]);
  watch.disconnect();
  expect([...seen], 'how many drawings were shown at each change').toEqual([1]);
  expect(figure.querySelectorAll('img')).toHaveLength(1);
});

test('a drawing that fails is dropped in silence and the old one stays', async () => {
  const screen = await render(<LivePreview name="Mar" src={first} />);
  const figure = screen.getByRole('figure').element();
  await expect.poll(() => visible(figure)).toEqual([first]);
  await screen.rerender(<LivePreview name="Mar" src={BROKEN} />);
  await expect.poll(() => figure.querySelectorAll('img').length).toBe(1);
  expect(visible(figure)).toEqual([first]);
});

test('a drawing of another name does not outlive one that fails, and the failure is told with its address', async () => {
  const onImageError = vi.fn();
  const preview = (name: string, src: string | undefined, note?: string) => (
    <LivePreview name={name} src={src} onImageError={onImageError} note={note} />
  );
  const screen = await render(preview('Mar', first));
  const figure = screen.getByRole('figure').element();
  await expect.poll(() => visible(figure)).toEqual([first]);
  await screen.rerender(preview('🍕', BROKEN));
  await expect.poll(() => figure.querySelectorAll('img').length).toBe(0);
  await expect.element(screen.getByText('🍕')).toBeVisible();
  expect(onImageError).toHaveBeenCalledExactlyOnceWith(BROKEN);
  await screen.rerender(preview('🍕', BROKEN, 'Falta una letra.'));
  await expect.element(screen.getByText('Falta una letra.')).toBeVisible();
});

test('the box keeps its size from still to drawn', async () => {
  const screen = await render(<LivePreview name="Mar" className="w-80" />);
  const figure = screen.getByRole('figure').element();
  const before = figure.getBoundingClientRect().height;
  await screen.rerender(<LivePreview name="Mar" src={first} className="w-80" />);
  await expect.poll(() => visible(figure)).toEqual([first]);
  expect(figure.getBoundingClientRect().height).toBe(before);
});

describeConformance('LivePreview', <LivePreview name="Mar" />, { tag: 'figure' });
