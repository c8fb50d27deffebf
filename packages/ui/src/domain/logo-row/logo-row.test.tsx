import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createdLogoFixture } from '../fixtures/library';
import { LogoRow } from './logo-row';

test('[§2 History] a logo is labelled by its number and shows its facts', async () => {
  const screen = await render(<LogoRow number={11} logo={createdLogoFixture} />);
  const row = screen.getByRole('article', { name: 'Logo #11 Sierra Viva' });
  await expect.element(row.getByText('Logo #11')).toBeVisible();
  await expect.element(row.getByText(createdLogoFixture.description)).toBeVisible();
  await expect.element(row.getByText('21-11-2026')).toHaveAttribute('datetime', '2026-11-21');
  const facts = [...row.element().querySelectorAll('dl > div')].map((fact) => fact.textContent);
  expect(facts).toEqual(['IndustriaNaturaleza', 'TipoIcono + texto']);
});

test('[§3 History logo] the colour chip has one band for each colour of the gradient', async () => {
  await render(
    <LogoRow
      number={1}
      logo={{ ...createdLogoFixture, color: 'from-[#10B981] via-[#F59E0B] to-[#EF4444]' }}
    />,
  );
  const bands = [...document.querySelectorAll('[data-colors] rect')].map((band) => band.getAttribute('fill'));
  expect(bands).toEqual(['#10B981', '#F59E0B', '#EF4444']);
});
