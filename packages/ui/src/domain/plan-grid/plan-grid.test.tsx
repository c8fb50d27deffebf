import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PLAN_VIEWS } from '../fixtures/landing-plans';
import { PlanCard } from '../plan-card';
import { PlanGrid } from './plan-grid';

const cards = PLAN_VIEWS.map((plan) => <PlanCard key={plan.id} plan={plan} />);

test('the plans are the items of one list', async () => {
  const screen = await render(<PlanGrid>{cards}</PlanGrid>);
  const articles = screen.getByRole('article').elements();
  expect(articles.map((card) => card.parentElement?.tagName)).toEqual(['LI', 'LI', 'LI']);
});

test('side by side, their lists of features start on one line', async () => {
  await page.viewport(1280, 900);
  const screen = await render(<PlanGrid>{cards}</PlanGrid>);
  const tops = screen.getByRole('list', { name: 'Incluye' }).elements();
  expect(new Set(tops.map((list) => Math.round(list.getBoundingClientRect().top))).size).toBe(1);
});

test('on a phone they stand one under another and nothing is cut', async () => {
  await page.viewport(320, 900);
  const screen = await render(<PlanGrid>{cards}</PlanGrid>);
  const lefts = screen.getByRole('article').elements();
  expect(new Set(lefts.map((card) => Math.round(card.getBoundingClientRect().left))).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('what is not there is no item', async () => {
  const screen = await render(
    <PlanGrid>
      <p>Gratis</p>
      {null}
      {false}
    </PlanGrid>,
  );
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
});
