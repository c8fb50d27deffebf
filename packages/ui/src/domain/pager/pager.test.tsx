import { expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pager } from './pager';

test.each([0, 1, Number.NaN])('with %d pages there is no pager', async (pages) => {
  const { container } = await render(<Pager page={1} pages={pages} onPageChange={() => {}} />);
  expect(container.innerHTML).toBe('');
});

test('[§9 Pager] at most five numbers stand between previous and next, and the current one is marked', async () => {
  const screen = await render(<Pager page={5} pages={9} onPageChange={() => {}} />);
  const names = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Anterior', ...[3, 4, 5, 6, 7].map((number) => `Página ${number}`), 'Siguiente']);
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('5');
});

test('previous, next and a number ask for their page', async () => {
  const onPageChange = vi.fn();
  const screen = await render(<Pager page={5} pages={9} onPageChange={onPageChange} />);
  await screen.getByRole('button', { name: 'Anterior' }).click();
  await screen.getByRole('button', { name: 'Siguiente' }).click();
  await screen.getByRole('button', { name: 'Página 7' }).click();
  expect(onPageChange.mock.calls).toEqual([[4], [6], [7]]);
});

test('at an end the turn asks for nothing and stays in the tab order', async () => {
  const onPageChange = vi.fn();
  const screen = await render(<Pager page={9} pages={9} onPageChange={onPageChange} />);
  const next = screen.getByRole('button', { name: 'Siguiente' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await next.click({ force: true });
  expect(onPageChange).not.toHaveBeenCalled();
});

test('a page outside the list counts as the nearest one', async () => {
  const screen = await render(<Pager page={40} pages={3} onPageChange={() => {}} />);
  await expect.element(screen.getByText('Página 3 de 3')).toBeInTheDocument();
});

test('on a phone of 320 px the numbers stand in one line, and all is drawn in the order of the focus', async () => {
  await browser.viewport(320, 640);
  const screen = await render(<Pager page={5} pages={9} onPageChange={() => {}} className="w-72" />);
  const list = screen.getByRole('list').element();
  expect(list.scrollWidth).toBeLessThanOrEqual(288);
  const tops = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect().top);
  const [previous = 0, numbers = 0] = tops;
  const next = tops.at(-1) ?? 0;
  expect(tops).toEqual([previous, numbers, numbers, numbers, numbers, numbers, next]);
  expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
  expect(new Set([previous, numbers, next]).size).toBe(3);
  await browser.viewport(1024, 768);
});

test('with addresses the pages are links, also without a script; a plain press can be taken over', async () => {
  const told: number[] = [];
  const screen = await render(
    <Pager page={2} pages={3} hrefOf={(page) => `#p${page}`} onPageChange={(page) => told.push(page)} />,
  );
  await expect.element(screen.getByRole('link', { name: 'Página 3' })).toHaveAttribute('href', '#p3');
  await screen.getByRole('link', { name: 'Página 3' }).click();
  await screen.getByRole('link', { name: 'Anterior' }).click();
  expect(told).toEqual([3, 1]);
  expect(location.hash).toBe('');
});

test('the way to a page that is not there leads nowhere, and keeps the focus', async () => {
  const pager = (page: number) => <Pager page={page} pages={2} hrefOf={(to) => `#p${to}`} />;
  const screen = await render(pager(1));
  const next = screen.getByRole('link', { name: 'Siguiente' });
  (next.element() as HTMLElement).focus();
  await screen.rerender(pager(2));
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).not.toHaveAttribute('href');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a press on a link with %s is left to the browser',
  async (modifier) => {
    const onPageChange = vi.fn();
    const screen = await render(
      <Pager page={2} pages={3} hrefOf={(page) => `#p${page}`} onPageChange={onPageChange} />,
    );
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true });
    let isTaken: boolean | undefined;
    // Nothing is opened here, whoever the press is left to.
    const stop = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', stop, { once: true });
    screen.getByRole('link', { name: 'Página 3' }).element().dispatchEvent(press);
    expect(isTaken).toBe(false);
    expect(onPageChange).not.toHaveBeenCalled();
  },
);
