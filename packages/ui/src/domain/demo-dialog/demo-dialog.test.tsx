import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { demoLogos } from '../fixtures/landing';
import { DemoDialog, type DemoDialogProps } from './demo-dialog';
import type { DemoState } from './demo-state';

const samples: DemoState = { status: 'samples', logos: demoLogos.slice(0, 3) };
const ready: DemoState = { status: 'ready', logos: demoLogos };
const dialog = (props: Partial<DemoDialogProps>) => (
  <DemoDialog open onOpenChange={() => {}} value="Nubia" onValueChange={() => {}} state={ready} {...props} />
);

test('[§2 Landing page] it opens with the field focused and shows six logos at once', async () => {
  const screen = await render(dialog({}));
  await expect.element(screen.getByRole('textbox', { name: 'Nombre de tu empresa' })).toHaveFocus();
  expect(screen.getByRole('listitem').elements()).toHaveLength(6);
});

test('each letter is reported', async () => {
  const onValueChange = vi.fn();
  const screen = await render(dialog({ value: '', onValueChange, state: samples }));
  await screen.getByRole('textbox').fill('Ñandú');
  expect(onValueChange).toHaveBeenLastCalledWith('Ñandú');
});

test('it keeps its size from samples to loading, ready and error', async () => {
  const screen = await render(dialog({ state: samples }));
  const states: DemoState[] = [
    { status: 'loading' },
    { status: 'loading', logos: demoLogos },
    ready,
    { status: 'error', message: 'No se pudo dibujar.', onRetry: () => {} },
  ];
  const height = () => screen.getByRole('dialog').element().getBoundingClientRect().height;
  const before = height();
  for (const state of states) {
    await screen.rerender(dialog({ state }));
    expect(height()).toBe(before);
  }
});

test('an error is said once, in words, and can be tried again', async () => {
  const onRetry = vi.fn();
  const screen = await render(
    dialog({ state: { status: 'error', message: 'No se pudo dibujar.', onRetry } }),
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('No se pudo dibujar.');
  expect(screen.getByRole('listitem').query()).toBeNull();
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('without a way to draw names there is no field, only the samples', async () => {
  const screen = await render(dialog({ onValueChange: undefined, state: samples }));
  expect(screen.getByRole('textbox').query()).toBeNull();
  expect(screen.getByRole('listitem').elements()).toHaveLength(3);
});

test('a logo is reported when the drawing that is seen has loaded, not the one for the other theme', async () => {
  const onImageLoad = vi.fn();
  const [logo] = demoLogos;
  if (!logo) throw new Error('There is no logo.');
  const { src } = logo;
  const logos = [
    { ...logo, id: 'modern' },
    // What is seen does not load.
    { ...logo, id: 'minimal', src: 'data:image/png;base64,AAAA', darkSrc: src },
  ];
  await render(dialog({ state: { status: 'loading', logos }, onImageLoad }));
  await expect
    .poll(() => [...document.querySelectorAll<HTMLImageElement>('li img')].every(({ complete }) => complete))
    .toBe(true);
  await expect.poll(() => onImageLoad.mock.calls).toEqual([['modern']]);
});

test('a logo whose image fails is reported with its id and shows the initial', async () => {
  const onImageError = vi.fn();
  const broken = { id: 'modern', src: 'data:image/png;base64,AAAA', label: 'Moderno' };
  await render(dialog({ state: { status: 'ready', logos: [broken] }, onImageError }));
  await expect.poll(() => onImageError.mock.calls).toEqual([['modern']]);
  await expect.poll(() => document.querySelector('[data-state="tile"]')?.textContent).toBe('N');
});

test('Comenzar Gratis is there when it leads somewhere', async () => {
  const onStart = vi.fn();
  const screen = await render(dialog({ onStart }));
  await screen.getByRole('button', { name: 'Comenzar Gratis' }).click();
  expect(onStart).toHaveBeenCalledTimes(1);
  await screen.rerender(dialog({ onStart, starting: true }));
  await expect.element(screen.getByRole('button', { name: 'Redirigiendo...' })).toBeVisible();
});

test('a consumer that is told of its opening leaves the focus to the field', async () => {
  const onOpenAutoFocus = vi.fn();
  const screen = await render(dialog({ onOpenAutoFocus }));
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  expect(onOpenAutoFocus).toHaveBeenCalledOnce();
});
