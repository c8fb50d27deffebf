import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { checkFixtures } from '../fixtures/brand';
import { LogoChecks } from './logo-checks';

test('each check says in words whether it is good news, and what to do about it', async () => {
  const screen = await render(<LogoChecks state={{ status: 'ready', checks: checkFixtures }} />);
  await expect.element(screen.getByText('2 de 4 en orden; el resto, con cuidado.')).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent),
  ).toEqual(
    checkFixtures.map(
      ({ good, title, text, advice }) => `${title} ${good ? 'Bien' : 'Con cuidado'}${text} ${advice}`,
    ),
  );
});
