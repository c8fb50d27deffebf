import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AchievementBadge } from './achievement-badge';

test('an achievement that was reached says so and has no progress', async () => {
  const screen = await render(
    <AchievementBadge title="Primer logo" detail="Creaste tu primer logo" state={{ status: 'unlocked' }} />,
  );
  await expect.element(screen.getByText('Desbloqueado')).toBeVisible();
  expect(screen.getByLabelText('Progreso').elements()).toHaveLength(0);
});

test('[§2 Profile] a locked achievement shows how far it is', async () => {
  const screen = await render(
    <AchievementBadge
      title="Maestro del trazo"
      detail="Crea 100 logos"
      state={{ status: 'locked', progress: 75 }}
    />,
  );
  await expect.element(screen.getByText('Bloqueado')).toBeVisible();
  await expect.element(screen.getByText('75%')).toBeVisible();
  await expect.element(screen.getByLabelText('Progreso')).toHaveAttribute('value', '75');
});
