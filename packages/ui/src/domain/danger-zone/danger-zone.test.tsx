import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DangerZone } from './danger-zone';

test('[§2 Profile] the account can be asked to be deleted, and the consequence is said first', async () => {
  const onDelete = vi.fn();
  const screen = await render(<DangerZone onDelete={onDelete} />);
  const zone = screen.getByRole('region', { name: 'Zona de peligro' });
  await expect.element(zone.getByText(/No se puede deshacer/)).toBeVisible();
  await zone.getByRole('button', { name: 'Eliminar cuenta' }).click();
  expect(onDelete).toHaveBeenCalledOnce();
});
