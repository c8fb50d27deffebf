import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ActivityItem } from './activity-item';

test('[§2 Profile] an entry says what happened, to what, and when', async () => {
  const screen = await render(
    <ul>
      <ActivityItem title="Creaste un logo" detail="Sierra Viva" time="Ayer" dateTime="2026-11-20" />
    </ul>,
  );
  const item = screen.getByRole('listitem');
  expect([...item.element().querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'Creaste un logo',
    'Sierra Viva',
  ]);
  await expect.element(item.getByText('Ayer')).toHaveAttribute('datetime', '2026-11-20');
});
