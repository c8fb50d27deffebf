import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BillingToggle } from './billing-toggle';

test('it is a named group of two radios', async () => {
  const screen = await render(<BillingToggle value="monthly" onValueChange={() => {}} />);
  const group = screen.getByRole('group', { name: 'Periodo de pago' });
  expect(group.getByRole('radio').elements()).toHaveLength(2);
  await expect.element(group.getByRole('radio', { name: 'Mensual' })).toBeChecked();
});

test('[§2 Plans] the yearly period carries the badge -20%', async () => {
  const screen = await render(<BillingToggle value="monthly" onValueChange={() => {}} />);
  await expect.element(screen.getByText('-20%', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Anual -20%' })).not.toBeChecked();
});

test('a press on the label chooses the period', async () => {
  const onValueChange = vi.fn();
  const screen = await render(<BillingToggle value="monthly" onValueChange={onValueChange} />);
  await screen.getByText('Anual').click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('yearly');
});

test('arrow keys move the choice', async () => {
  const onValueChange = vi.fn();
  const screen = await render(<BillingToggle value="yearly" onValueChange={onValueChange} />);
  await screen.getByRole('radio', { name: 'Anual -20%' }).element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('monthly');
});

test('two toggles on one page do not share their choice', async () => {
  const screen = await render(
    <>
      <BillingToggle value="monthly" onValueChange={() => {}} />
      <BillingToggle value="yearly" onValueChange={() => {}} />
    </>,
  );
  const names = screen.getByRole('radio').elements();
  expect(new Set(names.map((radio) => radio.getAttribute('name'))).size).toBe(2);
});

test('a form sends the period under its name, and without one nothing', async () => {
  const screen = await render(
    <form aria-label="Plan">
      <BillingToggle />
      <BillingToggle name="period" defaultValue="yearly" />
    </form>,
  );
  const form = screen.getByRole('form').element() as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([['period', 'yearly']]);
});
