import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BillingToggle } from './billing-toggle';
import { CategoryFilter } from './category-filter';
import { FilterPanel } from './filter-panel';
import { NotificationToggles } from './notification-toggles';
import { SortToggle } from './sort-toggle';

const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }));
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const press = (selector: string) => () => userEvent.click(find(selector));
const checked = (selector: string) => () => String((find(selector) as HTMLInputElement).checked);
const select = '#root select';

/** What chooses among the domain's components: without a value each keeps its own. */
const CHOICES = [
  ['SortToggle', SortToggle, {}, 'asc', press('#root'), () => find('#root').dataset.order],
  [
    'CategoryFilter',
    CategoryFilter,
    { options },
    'b',
    press('[data-value=b]'),
    () => find('[aria-pressed=true]').dataset.value,
  ],
  [
    'BillingToggle',
    BillingToggle,
    { name: 'it' },
    'yearly',
    press('label:last-child'),
    checked('[value=yearly]'),
  ],
  [
    'NotificationToggles',
    NotificationToggles,
    {},
    { email: true, features: false, tips: false, marketing: false },
    press('[role=switch]'),
    () => find('[role=switch]').ariaChecked,
  ],
  [
    'FilterPanel',
    FilterPanel,
    { sortFields: options, defaultOpen: true },
    { sortField: 'b', order: 'desc', category: undefined },
    () => userEvent.selectOptions(find(select), 'b'),
    () => (find(select) as HTMLSelectElement).value,
  ],
] as const;

test.each(CHOICES)(
  '%s keeps a value of its own, tells it, and goes back to the default with its form',
  async (...choice) => {
    const [, Choice, props, chosen, choose, shown] = choice;
    const Any = Choice as React.ComponentType<Record<string, unknown>>;
    const told = vi.fn();
    await render(
      <form>
        <Any id="root" {...props} onValueChange={told} />
      </form>,
    );
    const before = shown();
    await choose();
    expect(told.mock.calls).toEqual([[chosen]]);
    await expect.poll(shown).not.toBe(before);
    (find('form') as HTMLFormElement).reset();
    await expect.poll(shown).toBe(before);
  },
);

test('a billing period is sent with its form', async () => {
  await render(
    <form>
      <BillingToggle name="period" defaultValue="yearly" />
    </form>,
  );
  expect(new FormData(find('form') as HTMLFormElement).get('period')).toBe('yearly');
});
