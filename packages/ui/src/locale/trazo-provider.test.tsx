import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CategoryFilter } from '../domain/category-filter';
import { formatAmount, formatDate } from '../domain/format';
import { AlertDialog } from '../primitives/alert-dialog';
import { ColorPicker } from '../primitives/color-picker';
import { Dialog, DialogContent } from '../primitives/dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../primitives/dropdown-menu';
import { Popover, PopoverContent, PopoverTrigger } from '../primitives/popover';
import { RadioTiles } from '../primitives/radio-tiles';
import { Tab, TabPanel, Tabs, TabsList } from '../primitives/tabs';
import { ToggleGroup } from '../primitives/toggle-group';
import { Tooltip } from '../primitives/tooltip';
import { TrazoProvider, useLocale } from './trazo-provider';

const inArabic = (inner: ReactElement) => (
  <TrazoProvider locale="ar-EG" dir="rtl">
    {inner}
  </TrazoProvider>
);
const nothing = () => {};
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
const presets = ['#112233', '#445566', '#778899'].map((value) => ({ value, label: value }));
const tabs = (
  <Tabs defaultValue="a">
    <TabsList label="Tabs">
      {options.map(({ value, label }) => (
        <Tab key={value} value={value}>
          {label}
        </Tab>
      ))}
    </TabsList>
    {options.map(({ value }) => (
      <TabPanel key={value} value={value} />
    ))}
  </Tabs>
);

describe.each([
  ['ToggleGroup', <ToggleGroup key="1" label="Group" options={options} />, 'radio', 'aria-checked'],
  [
    'RadioTiles',
    <RadioTiles key="2" label="Tiles" defaultValue="a" options={options} />,
    'radio',
    'aria-checked',
  ],
  [
    'ColorPicker',
    <ColorPicker key="3" label="C" presets={presets} defaultValue="#112233" />,
    'radio',
    'aria-checked',
  ],
  ['Tabs', tabs, 'tab', 'aria-selected'],
] as const)('%s', (_name, element, role, chosen) => {
  test.each([
    ['right to left', inArabic(element), '{ArrowLeft}', '{ArrowRight}'],
    ['left to right', element, '{ArrowRight}', '{ArrowLeft}'],
  ])('%s the arrow that points on leads on, and the other back', async (_way, whole, on, back) => {
    const screen = await render(whole);
    const places = screen.getByRole(role);
    const state = () => places.elements().map((place) => place.getAttribute(chosen));
    (places.nth(0).element() as HTMLElement).focus();
    await userEvent.keyboard(on);
    await expect.poll(state).toEqual(['false', 'true', 'false']);
    await userEvent.keyboard(back);
    await expect.poll(state).toEqual(['true', 'false', 'false']);
  });
});

test.each([
  ['AlertDialog', <AlertDialog key="1" open title="?" onConfirm={nothing} data-testid="over" />],
  [
    'DialogContent',
    <Dialog key="2" open>
      <DialogContent title="D" data-testid="over" />
    </Dialog>,
  ],
  [
    'PopoverContent',
    <Popover key="3" open>
      <PopoverTrigger>P</PopoverTrigger>
      <PopoverContent label="P" data-testid="over" />
    </Popover>,
  ],
  [
    'DropdownMenuContent',
    <DropdownMenu key="4" open>
      <DropdownMenuTrigger>M</DropdownMenuTrigger>
      <DropdownMenuContent data-testid="over">
        <DropdownMenuItem>I</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  ],
  [
    'Tooltip',
    <Tooltip key="5" defaultOpen content="T" data-testid="over">
      <button type="button">B</button>
    </Tooltip>,
  ],
])('%s lies over the page, and yet knows its language and direction', async (_name, element) => {
  await render(inArabic(element));
  const over = document.querySelector('[data-testid="over"]');
  expect(over?.getAttribute('lang')).toBe('ar-EG');
  expect(over && getComputedStyle(over).direction).toBe('rtl');
});

test('the chosen category comes into sight from either side', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ value: `c${at}`, label: `Category ${at}` }));
  const filter = (value: string) =>
    inArabic(
      <div style={{ width: 300 }}>
        <style>{'[data-value] { flex: none } fieldset > div { flex-wrap: nowrap !important }'}</style>
        <CategoryFilter options={many} value={value} onValueChange={nothing} />
      </div>,
    );
  const { container, rerender } = await render(filter('c0'));
  const row = container.querySelector('fieldset > div') as HTMLElement;
  const inSight = (id: string) => {
    const { left, right } = (
      row.querySelector(`[data-value="${id}"]`) as HTMLElement
    ).getBoundingClientRect();
    const box = row.getBoundingClientRect();
    return left >= box.left && right <= box.right;
  };
  expect([inSight('c0'), inSight('c19')]).toEqual([true, false]);
  await rerender(filter('c19'));
  expect([inSight('c0'), inSight('c19')]).toEqual([false, true]);
  await rerender(filter('c0'));
  expect(inSight('c0')).toBe(true);
});

test('it changes nothing outside itself, and has no box', async () => {
  const html = document.documentElement;
  const before = [html.lang, html.dir, html.className, document.head.innerHTML];
  const { container } = await render(inArabic(<p>نص</p>));
  expect([html.lang, html.dir, html.className, document.head.innerHTML]).toEqual(before);
  const around = container.firstElementChild;
  expect(around && getComputedStyle(around).display).toBe('contents');
  expect(getComputedStyle(container.querySelector('p') as Element).direction).toBe('rtl');
});

function Written() {
  const { locale, dir } = useLocale();
  return <p>{`${dir} ${formatDate('2025-01-05', locale)} ${formatAmount(5000, 'income', locale)}`}</p>;
}

test.each([
  ['de', 'ltr', 'ltr 5.1.2025 +5.000 CLP'],
  ['en-GB', 'ltr', 'ltr 05/01/2025 +CLP 5,000'],
  ['pt-BR', 'ltr', 'ltr 05/01/2025 +CLP 5.000'],
] as const)('dates and amounts are written as in %s', async (locale, dir, shown) => {
  const { container } = await render(
    <TrazoProvider locale={locale} dir={dir}>
      <Written />
    </TrazoProvider>,
  );
  expect(container.textContent?.replaceAll(/\s/g, ' ')).toBe(shown);
});

test('without a provider it is Spanish, left to right', async () => {
  const { container } = await render(<Written />);
  expect(container.textContent?.replaceAll(/\s/g, ' ')).toBe('ltr 5/1/2025 +5000 CLP');
});
