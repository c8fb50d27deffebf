import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { PremiumCard } from './premium-card';

test('[§2 Sidebar] it names the plan and says what it unlocks', async () => {
  const screen = await render(<PremiumCard action={<a href="/plan">Ver planes</a>} />);
  await expect.element(screen.getByText('Premium', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByText('Desbloquea funciones ilimitadas y crea sin límites', { exact: true }))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Ver planes' })).toBeVisible();
});

describeConformance('PremiumCard', <PremiumCard />, { tag: 'div' });
