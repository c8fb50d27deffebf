import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tab, TabPanel, Tabs, TabsList } from '.';

afterEach(() => page.viewport(1024, 768));

const onChange = vi.fn();

function Profile({ stuck = false }: { stuck?: boolean }) {
  const [value, setValue] = useState('a');
  return (
    <Tabs
      value={value}
      onValueChange={(next) => {
        onChange(next);
        if (!stuck) setValue(next);
      }}
    >
      <TabsList label="Perfil">
        <Tab value="a">Uno</Tab>
        <Tab value="b">Dos</Tab>
      </TabsList>
      <TabPanel value="a">Primero</TabPanel>
      <TabPanel value="b">Segundo</TabPanel>
    </Tabs>
  );
}

test('a press tells of its change once', async () => {
  onChange.mockClear();
  const screen = await render(<Profile />);
  await screen.getByRole('tab', { name: 'Dos' }).click();
  await expect.element(screen.getByText('Segundo')).toBeVisible();
  expect(onChange.mock.calls).toEqual([['b']]);
  await screen.getByRole('tab', { name: 'Uno' }).click();
  expect(onChange.mock.calls).toEqual([['b'], ['a']]);
});

test('an arrow key tells of its change once', async () => {
  onChange.mockClear();
  const screen = await render(<Profile />);
  await screen.getByRole('tab', { name: 'Uno' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByText('Segundo')).toBeVisible();
  expect(onChange.mock.calls).toEqual([['b']]);
});

test('a change that was refused is told of again at the next press', async () => {
  onChange.mockClear();
  const screen = await render(<Profile stuck />);
  const second = screen.getByRole('tab', { name: 'Dos' });
  await second.click();
  await second.click();
  expect(onChange.mock.calls).toEqual([['b'], ['b']]);
});

test('vertical tabs are a column beside their panel, and the arrows go up and down it', async () => {
  const screen = await render(
    <Tabs defaultValue="a" orientation="vertical">
      <TabsList label="Perfil">
        <Tab value="a">Uno</Tab>
        <Tab value="b">Dos</Tab>
      </TabsList>
      <TabPanel value="a">Primero</TabPanel>
      <TabPanel value="b">Segundo</TabPanel>
    </Tabs>,
  );
  const box = (role: 'tab' | 'tabpanel', name: string) =>
    screen.getByRole(role, { name }).element().getBoundingClientRect();
  expect(box('tab', 'Dos').top).toBeGreaterThanOrEqual(box('tab', 'Uno').bottom);
  expect(box('tabpanel', 'Uno').left).toBeGreaterThan(box('tab', 'Uno').right);
  await screen.getByRole('tab', { name: 'Uno' }).click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('tab', { name: 'Dos', selected: true })).toHaveFocus();
});

test('on a phone, a row with more tabs than fit is shaded at the end where they lie, and one that fits is not', async () => {
  await page.viewport(360, 740);
  const row = (width: string) => (
    <div style={{ width }}>
      <Tabs defaultValue="color">
        <TabsList label={width}>
          <Tab value="color">Color</Tab>
          <Tab value="letter">Letra</Tab>
          <Tab value="layout">Disposición</Tab>
        </TabsList>
      </Tabs>
    </div>
  );
  const screen = await render(
    <>
      {row('10rem')}
      {row('40rem')}
    </>,
  );
  /** How wide the shades after and before are. */
  const shades = (label: string) => {
    const list = screen.getByRole('tablist', { name: label }).element();
    const { backgroundSize } = getComputedStyle(list);
    return backgroundSize.split(', ').map((size) => Number.parseFloat(size));
  };
  await expect.poll(() => shades('10rem')).toEqual([28, 0]);
  expect(shades('40rem')).toEqual([0, 0]);
  screen.getByRole('tablist', { name: '10rem' }).element().scrollLeft = 9999;
  await expect.poll(() => shades('10rem')).toEqual([0, 28]);
});

test('on a phone, the chosen tab is in sight wherever the choice came from, and a row that somebody scrolled stays', async () => {
  await page.viewport(360, 740);
  const profile = (value: string, count?: number) => (
    <div style={{ width: '10rem' }}>
      <Tabs value={value}>
        <TabsList label="Perfil">
          <Tab value="profile">Mi Perfil</Tab>
          <Tab value="activity" count={count}>
            Actividad
          </Tab>
          <Tab value="settings">Configuración</Tab>
        </TabsList>
      </Tabs>
    </div>
  );
  const screen = await render(profile('settings'));
  const list = screen.getByRole('tablist', { name: 'Perfil' }).element();
  const isInSight = (name: string) => {
    const { left, right } = screen.getByRole('tab', { name }).element().getBoundingClientRect();
    const row = list.getBoundingClientRect();
    return left >= row.left && right <= row.right;
  };
  await expect.poll(() => isInSight('Configuración')).toBe(true);
  // A count that comes later moves the tabs after it.
  await screen.rerender(profile('settings', 1200));
  await expect.poll(() => isInSight('Configuración')).toBe(true);
  await screen.rerender(profile('profile', 1200));
  await expect.poll(() => isInSight('Mi Perfil')).toBe(true);
  list.scrollLeft = 40;
  await screen.rerender(profile('profile', 1200));
  expect(list.scrollLeft).toBe(40);
});
