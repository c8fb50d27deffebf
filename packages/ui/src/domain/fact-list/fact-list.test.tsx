import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FactList } from './fact-list';

test('[§2 Dashboard] facts are terms and values under a heading, ids in the monospaced face', async () => {
  const screen = await render(
    <FactList
      title="Información técnica"
      facts={[
        { term: 'Canje', value: '/callback', code: true },
        { term: 'Estado', value: 'Activa' },
      ]}
    />,
  );
  const region = screen.getByRole('region', { name: 'Información técnica' });
  const terms = [...region.element().querySelectorAll('dt')].map((term) => term.textContent);
  expect(terms).toEqual(['Canje', 'Estado']);
  expect(region.element().querySelector('code')?.textContent).toBe('/callback');
});
