import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProfileHeader } from './profile-header';

test('[§2 Profile] it shows name, e-mail, plan, the member-since date and the profile views', async () => {
  const screen = await render(
    <ProfileHeader
      name="Mariana"
      email="mariana@sierraviva.cl"
      plan="Free"
      memberSince="1/1/2025"
      views={1250}
    />,
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Mariana' })).toBeVisible();
  await expect.element(screen.getByText('mariana@sierraviva.cl')).toBeVisible();
  await expect.element(screen.getByText('Free')).toBeVisible();
  const facts = [...screen.container.querySelectorAll('dl > div')].map((fact) => fact.textContent);
  expect(facts).toEqual(['Miembro desde1/1/2025', 'Vistas del perfil1250']);
});
