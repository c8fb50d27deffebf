import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PLAN_VIEWS } from '../fixtures/landing-plans';
import { PlanCard } from '../plan-card';
import { PlanGrid } from '../plan-grid';
import { PricingSection } from './pricing-section';

test('[§2 Landing page] it is the section of the anchor #pricing, and its plan cards have no buttons', async () => {
  const screen = await render(
    <PricingSection>
      <PlanGrid>
        {PLAN_VIEWS.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </PlanGrid>
    </PricingSection>,
  );
  const section = screen.getByRole('region', { name: 'Planes y precios' });
  await expect.element(section).toHaveAttribute('id', 'pricing');
  expect(section.getByRole('article').elements()).toHaveLength(3);
  expect(section.getByRole('button').query()).toBeNull();
});
