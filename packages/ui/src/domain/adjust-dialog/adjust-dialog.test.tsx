import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleState } from '../fixtures/adjust';
import { proposalFixtures } from '../fixtures/proposals';
import { AdjustChoices } from './adjust-choices';
import { AdjustDialog } from './adjust-dialog';
import type { AdjustState } from './adjust-state';

const [first, second] = proposalFixtures.map(({ src }) => src);

const show = (state: Partial<Extract<AdjustState, { status: 'ready' }>> = {}) =>
  render(
    <AdjustDialog
      open
      onOpenChange={() => {}}
      name="Mar Abierto"
      color="#0E7490"
      state={{ ...sampleState, ...state }}
    />,
  );

type Screen = Awaited<ReturnType<typeof show>>;
const shownIn = (screen: Screen) =>
  screen.getByRole('dialog').element().querySelector('figure [data-layer=shown]')?.getAttribute('src');

test('holding the eye shows the original, by pointer and by keyboard, and a press of the button beside it keeps it', async () => {
  const screen = await show();
  await expect.poll(() => shownIn(screen)).toBe(second);
  const eye = screen.getByRole('button', { name: 'Mantén pulsado para ver el original' });
  eye.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(() => shownIn(screen)).toBe(first);
  await expect.element(screen.getByRole('status').getByText('Original')).toBeInTheDocument();
  eye.element().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.poll(() => shownIn(screen)).toBe(second);
  (eye.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter>}');
  await expect.poll(() => shownIn(screen)).toBe(first);
  await userEvent.keyboard('{/Enter}');
  await expect.poll(() => shownIn(screen)).toBe(second);
  await screen.getByRole('button', { name: 'Original', exact: true }).click();
  await expect.poll(() => shownIn(screen)).toBe(first);
  await expect.element(screen.getByRole('figure').getByText('Original', { exact: true })).toBeVisible();
});

test('undo, redo and back are buttons and keys; what cannot be done keeps the focus and does nothing', async () => {
  const [onUndo, onRedo] = [vi.fn(), vi.fn()];
  const screen = await show({ onUndo, onRedo });
  await screen.getByRole('button', { name: 'Deshacer' }).click();
  await screen.getByRole('button', { name: 'Rehacer' }).click();
  expect([onUndo.mock.calls.length, onRedo.mock.calls.length]).toEqual([1, 1]);
  await userEvent.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}');
  expect([onUndo.mock.calls.length, onRedo.mock.calls.length]).toEqual([2, 3]);
  const reset = screen.getByRole('button', { name: 'Volver al original' });
  await expect.element(reset).toHaveAttribute('aria-disabled', 'true');
  (reset.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(reset).toHaveFocus();
});

test('in a text field the keys of undo are the text’s', async () => {
  const onUndo = vi.fn();
  const screen = await show({ section: 'name', onUndo });
  await screen.getByRole('textbox', { name: 'Nombre' }).click();
  await userEvent.keyboard('x{Control>}z{/Control}');
  expect(onUndo).not.toHaveBeenCalled();
});

test.each([
  ['a text of several lines', <textarea key="text" aria-label="Otro" />],
  ['an address', <input key="address" type="email" aria-label="Otro" />],
])('in %s of a section of your own they are too', async (_, control) => {
  const onUndo = vi.fn();
  const section = { id: 'own', label: 'Propio', content: control };
  const screen = await show({ section: 'own', sections: [section], onUndo });
  await screen.getByRole('textbox', { name: 'Otro' }).click();
  await userEvent.keyboard('x{Control>}z{/Control}');
  expect(onUndo).not.toHaveBeenCalled();
});

test('a section is opened by its tab, and saving waits for something to save', async () => {
  const onSectionChange = vi.fn();
  const screen = await show({ onSectionChange });
  await screen.getByRole('tab', { name: 'Nombre' }).click();
  expect(onSectionChange.mock.calls).toEqual([['name']]);
  await expect.element(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
});

test('a choice is made by its value; a picture that fails is the initial, and moves nothing', async () => {
  const onValueChange = vi.fn();
  const choices = (src?: string) => (
    <AdjustChoices
      label="Letra"
      companyName="Ñandú"
      value={null}
      onValueChange={onValueChange}
      state={{ status: 'ready', options: [{ value: 'sora-600', label: 'Sora', src }] }}
    />
  );
  const screen = await render(choices(first));
  const radio = screen.getByRole('radio', { name: 'Sora' });
  const height = radio.element().getBoundingClientRect().height;
  await screen.rerender(choices('data:image/png;base64,AAAA'));
  await expect.poll(() => radio.element().querySelector('[data-state=tile]')?.textContent).toBe('Ñ');
  expect(radio.element().getBoundingClientRect().height).toBe(height);
  await radio.click();
  expect(onValueChange.mock.calls).toEqual([['sora-600']]);
});

test('choices that failed can be asked for again', async () => {
  const onRetry = vi.fn();
  const screen = await render(
    <AdjustChoices
      label="Letra"
      companyName="Faro"
      value={null}
      onValueChange={() => {}}
      state={{ status: 'error', message: 'Hubo un problema con la conexión.', onRetry }}
    />,
  );
  await expect.element(screen.getByRole('region', { name: 'Letra' })).toBeVisible();
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([
  [640, 360],
  [667, 375],
  [844, 390],
])(
  'in a window of %i by %i px nothing lies on its buttons, wherever it is scrolled',
  async (width, height) => {
    await page.viewport(width, height);
    const screen = await show({ onSave: () => {} });
    const panel = screen.getByRole('dialog').element();
    const stage = screen.getByRole('figure').element();
    expect(stage.getBoundingClientRect().height).toBeLessThanOrEqual(height / 3);
    for (const top of [0, 60, 120, 240, panel.scrollHeight]) {
      panel.scrollTo({ top, behavior: 'instant' });
      for (const name of ['Cerrar', 'Guardar']) {
        const button = screen.getByRole('button', { name, exact: true }).last().element();
        const box = button.getBoundingClientRect();
        expect(button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + 3))).toBe(true);
        expect(button.contains(document.elementFromPoint(box.x + 3, box.bottom - 12))).toBe(true);
      }
    }
    await page.viewport(1024, 768);
  },
);
