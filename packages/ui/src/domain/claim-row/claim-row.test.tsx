import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { claimFixtures } from '../fixtures/landing';
import { ClaimRow } from './claim-row';

test('claims are items of a named list, each figure before what it counts', async () => {
  const screen = await render(<ClaimRow claims={claimFixtures} />);
  const items = screen.getByRole('list', { name: 'Trazo en cifras' }).getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(['120logos', '48talleres', '9oficios', '3países']);
});
