import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { IconButton } from './icon-button';

test('pressed while it is loading it does nothing, and sends no form', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const button = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <IconButton label="Guardar" icon={<svg />} type="submit" loading={loading} onClick={onClick} />
    </form>
  );
  const screen = await render(button(true));
  const press = () => (screen.getByRole('button', { name: 'Guardar' }).element() as HTMLElement).click();
  press();
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
  await screen.rerender(button(false));
  press();
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
});
