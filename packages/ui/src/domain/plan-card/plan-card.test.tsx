import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PLAN_VIEWS, YEARLY_PLAN_VIEWS } from '../fixtures/landing-plans';
import { PlanCard } from './plan-card';

const [free, premium] = PLAN_VIEWS;

test('it is an article named by its plan, with price and period', async () => {
  const screen = await render(<PlanCard plan={premium} />);
  const card = screen.getByRole('article', { name: 'Comandante' });
  await expect.element(card).toHaveTextContent('$29/mes');
  await expect.element(card.getByRole('heading', { level: 3, name: 'Comandante' })).toBeVisible();
});

test('[§2 Plans] the popular plan alone carries its badge', async () => {
  const screen = await render(
    <>
      <PlanCard plan={premium} />
      <PlanCard plan={free} />
    </>,
  );
  expect(screen.getByText('MÁS POPULAR', { exact: true }).elements()).toHaveLength(1);
});

test('features and limitations are two named lists, and an empty one is left out', async () => {
  const screen = await render(
    <>
      <PlanCard plan={free} />
      <PlanCard plan={premium} />
    </>,
  );
  const first = screen.getByRole('article', { name: 'Explorador' });
  expect(first.getByRole('list', { name: 'Incluye' }).getByRole('listitem').elements()).toHaveLength(5);
  expect(first.getByRole('list', { name: 'Límites' }).getByRole('listitem').elements()).toHaveLength(3);
  const second = screen.getByRole('article', { name: 'Comandante' });
  expect(second.getByRole('list', { name: 'Límites' }).query()).toBeNull();
});

test('without onSelect it has no button', async () => {
  const screen = await render(<PlanCard plan={free} />);
  expect(screen.getByRole('button').query()).toBeNull();
});

test('its button says what the consumer passed, tells which plan, and reports a press', async () => {
  const onSelect = vi.fn();
  const screen = await render(
    <PlanCard plan={premium} selected action="Plan Seleccionado" onSelect={onSelect} />,
  );
  const button = screen.getByRole('button', { name: 'Plan Seleccionado' });
  await expect.element(button).toHaveAccessibleDescription('Comandante');
  await button.click();
  expect(onSelect).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('article')).toHaveAttribute('data-selected', '');
});

test('the line of the saving is there in both periods, so that nothing moves', async () => {
  const yearly = YEARLY_PLAN_VIEWS[1] ?? premium;
  const screen = await render(<PlanCard plan={premium} />);
  const before = screen.getByRole('article').element().getBoundingClientRect().height;
  await screen.rerender(<PlanCard plan={yearly} />);
  await expect.element(screen.getByText('Ahorras 17%')).toBeVisible();
  expect(screen.getByRole('article').element().getBoundingClientRect().height).toBe(before);
});
