import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ClosingCall } from './closing-call';

test('it starts, and says when it is on its way', async () => {
  const onStart = vi.fn();
  const screen = await render(<ClosingCall onStart={onStart} />);
  await screen.getByRole('button', { name: 'Comenzar Gratis' }).click();
  expect(onStart).toHaveBeenCalledTimes(1);
  await screen.rerender(<ClosingCall onStart={onStart} starting />);
  await screen.getByRole('button', { name: 'Redirigiendo...' }).click({ force: true });
  expect(onStart).toHaveBeenCalledTimes(1);
});
