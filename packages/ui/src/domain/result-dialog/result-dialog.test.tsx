import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { proposalFixtures } from '../fixtures/proposals';
import { resultFixture } from '../fixtures/wizard-result';
import { ResultDialog, type ResultDialogProps } from './result-dialog';

const actions = () => ({
  onOpenChange: vi.fn(),
  onDownload: vi.fn(),
  onRegenerate: vi.fn(),
  onStartOver: vi.fn(),
});

const show = (props: Partial<ResultDialogProps> = {}) =>
  render(<ResultDialog open logo={resultFixture} {...actions()} {...props} />);

test('[§2 Logo wizard] the result shows name, industry and specs under its title', async () => {
  const screen = await show();
  const dialog = screen.getByRole('dialog', { name: '¡Tu logo está listo!' });
  await expect.element(dialog.getByRole('heading', { name: 'Mar Abierto' })).toBeVisible();
  await expect.element(dialog.getByText('Pesca', { exact: true })).toBeVisible();
  expect(
    dialog
      .getByRole('definition')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Moderno', 'Icono + texto', '#0E7490', 'PNG, JPG, SVG']);
  await expect.element(dialog.getByText(resultFixture.prompt ?? '')).toBeVisible();
});

test('the prompt is left out when there is none', async () => {
  const screen = await show({ logo: { ...resultFixture, prompt: ' ' } });
  expect(screen.getByText('Prompt utilizado').elements()).toHaveLength(0);
});

test("exactly one image carries the logo's name", async () => {
  const screen = await show();
  const images = [...screen.getByRole('dialog').element().querySelectorAll('img')];
  expect(images.length).toBeGreaterThan(6);
  expect(images.filter((image) => image.alt !== '').map((image) => image.alt)).toEqual(['Mar Abierto']);
});

test('[§2 Logo wizard] the three buttons do their work', async () => {
  const calls = actions();
  const screen = await show(calls);
  await screen.getByRole('button', { name: 'Descargar Logo' }).click();
  await screen.getByRole('button', { name: 'Regenerar' }).click();
  await screen.getByRole('button', { name: 'Nuevo Logo' }).click();
  expect(calls.onDownload).toHaveBeenCalledTimes(1);
  expect(calls.onRegenerate).toHaveBeenCalledTimes(1);
  expect(calls.onStartOver).toHaveBeenCalledTimes(1);
});

test('[§2 Logo wizard] without an image a tile with the initial stands in and the download says why not', async () => {
  const screen = await show({
    logo: { ...resultFixture, src: undefined },
    formatsMenu: <p>otros tamaños</p>,
  });
  await expect.element(screen.getByRole('img', { name: 'Mar Abierto' })).toHaveTextContent('M');
  const download = screen.getByRole('button', { name: 'Descargar Logo' });
  await expect.element(download).toBeDisabled();
  await expect.element(download).toHaveAccessibleDescription(/No hay imagen para descargar/);
  expect(screen.getByText('otros tamaños').elements()).toHaveLength(0);
});

test('focus goes to the dialog, not to a button, and the arrival is said', async () => {
  const screen = await show();
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await expect.element(screen.getByRole('status')).toHaveTextContent('El logo de Mar Abierto está listo.');
});

test('while a download is on its way the button is busy and deaf', async () => {
  const calls = actions();
  const screen = await show({ ...calls, downloading: true });
  const download = screen.getByRole('button', { name: 'Descargando...' });
  await expect.element(download).toHaveAttribute('aria-busy', 'true');
  await download.click({ force: true });
  expect(calls.onDownload).not.toHaveBeenCalled();
});

test('of several drawings the chosen one is shown large and everywhere, and another can be chosen', async () => {
  const onValueChange = vi.fn();
  const proposals = (value: string) => ({ options: proposalFixtures, value, onValueChange });
  const screen = await show({ proposals: proposals('1') });
  const shown = () => {
    const dialog = screen.getByRole('dialog').element();
    const figures = [...dialog.querySelectorAll('figure img')].map((image) => image.getAttribute('src'));
    return [screen.getByRole('img', { name: 'Mar Abierto' }).element().getAttribute('src'), ...figures];
  };
  const drawingsOf = (place: number) => {
    const { src, darkSrc, brandSrc, iconSrc } = proposalFixtures[place] ?? {};
    return [src, darkSrc, brandSrc, iconSrc];
  };
  expect(new Set(shown())).toEqual(new Set(drawingsOf(0)));
  await screen.getByRole('radio', { name: 'Propuesta 3' }).click();
  expect(onValueChange.mock.calls).toEqual([['3']]);
  await screen.rerender(<ResultDialog open logo={resultFixture} {...actions()} proposals={proposals('3')} />);
  expect(new Set(shown())).toEqual(new Set(drawingsOf(2)));
  await expect.element(screen.getByRole('radio', { name: 'Propuesta 3' })).toBeChecked();
});

test('a drawing without a variant of its own never borrows that of another', async () => {
  const screen = await show({
    proposals: {
      options: [{ value: 'a', src: proposalFixtures[1]?.src }],
      value: 'a',
      onValueChange: vi.fn(),
    },
  });
  const images = [...screen.getByRole('dialog').element().querySelectorAll('img')];
  expect(new Set(images.map((image) => image.getAttribute('src')))).toEqual(
    new Set([proposalFixtures[1]?.src]),
  );
});

test('it says that choosing is free and what Regenerar costs, and the button says it too', async () => {
  const screen = await show({ proposals: { options: proposalFixtures, value: '1', onValueChange: vi.fn() } });
  await expect
    .element(screen.getByText('Elige la que quieras: es gratis y puedes cambiarla cuando quieras.'))
    .toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Regenerar' }))
    .toHaveAccessibleDescription('Regenerar trae otras propuestas y cuesta 1 crédito.');
});

test('without others to choose from it says nothing of them', async () => {
  const screen = await show();
  expect(screen.getByRole('radiogroup').query()).toBeNull();
  expect(screen.getByRole('button', { name: 'Regenerar' }).element().hasAttribute('aria-describedby')).toBe(
    false,
  );
});

test('Escape asks to close it', async () => {
  const calls = actions();
  const screen = await show(calls);
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(calls.onOpenChange).toHaveBeenCalledWith(false);
});

test('a consumer that is told of its opening leaves the focus to the dialog', async () => {
  const onOpenAutoFocus = vi.fn();
  const screen = await show({ onOpenAutoFocus });
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  expect(onOpenAutoFocus).toHaveBeenCalledOnce();
});

describeConformance('ResultDialog', <ResultDialog open logo={resultFixture} {...actions()} />, {
  tag: 'div',
  portal: true,
});
