import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { StatCard } from './stat-card';

test('[§2 Profile] the label comes before the figure, which is not formatted', async () => {
  const { container } = await render(
    <StatCard
      label="Descargas totales"
      value={15420}
      detail="8 este mes"
      icon={<svg aria-hidden="true" />}
    />,
  );
  const lines = [...container.querySelectorAll('p')].map((line) => line.textContent);
  expect(lines).toEqual(['Descargas totales', '15420', '8 este mes']);
});
