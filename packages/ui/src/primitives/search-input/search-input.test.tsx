import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog, DialogContent } from '../dialog';
import { Field } from '../field';
import { SearchInput } from './search-input';

function Search() {
  const [value, setValue] = useState('');
  return <SearchInput value={value} onValueChange={setValue} placeholder="Buscar logos..." />;
}

test('Escape clears the text and keeps the focus', async () => {
  const screen = await render(<Search />);
  const box = screen.getByRole('searchbox', { name: 'Buscar' });
  await box.fill('panadería');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
});

test('Escape that cancels a candidate of an input method, or that was taken, clears nothing', async () => {
  const screen = await render(
    <SearchInput defaultValue="mar" onKeyDown={(event) => event.altKey && event.preventDefault()} />,
  );
  const box = screen.getByRole('searchbox');
  const press = (init: KeyboardEventInit) =>
    box
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init }),
      );
  press({ isComposing: true });
  press({ altKey: true });
  await expect.element(box).toHaveValue('mar');
  press({});
  await expect.element(box).toHaveValue('');
});

test('the cross appears with the first letter, clears, and gives the focus back', async () => {
  const screen = await render(<Search />);
  const box = screen.getByRole('searchbox');
  expect(screen.getByRole('button').elements()).toHaveLength(0);
  await box.fill('café');
  await screen.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
});

test('the placeholder has the place of the cross that is not there, and one that is too long says that it goes on', async () => {
  const screen = await render(<Search />);
  const box = screen.getByRole('searchbox');
  const roomAtEnd = () => Number.parseFloat(getComputedStyle(box.element()).paddingInlineEnd);
  expect(roomAtEnd()).toBe(12);
  await expect.element(box).toHaveStyle({ textOverflow: 'ellipsis' });
  await box.fill('café');
  const { width } = screen.getByRole('button').element().getBoundingClientRect();
  expect(roomAtEnd()).toBeGreaterThan(width);
});

test('in a dialog the first Escape clears, and the next one closes', async () => {
  const screen = await render(
    <Dialog defaultOpen>
      <DialogContent title="Elegir">
        <SearchInput defaultValue="mar" />
      </DialogContent>
    </Dialog>,
  );
  const box = screen.getByRole('searchbox');
  await box.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

const box = () => page.getByRole('searchbox');
const cross = () => page.getByRole('button', { name: 'Borrar la búsqueda' });
const input = () => box().element() as HTMLInputElement;

describe('without a value from outside the text is the input’s own', () => {
  test('whoever writes it by the ref: it is shown, can be cleared, and the first Escape is its own', async () => {
    const write = (element: HTMLInputElement | null) => {
      if (element) element.value = 'hola';
    };
    await render(<SearchInput ref={write} />);
    await expect.element(box()).toHaveValue('hola');
    await cross().click();
    await expect.element(box()).toHaveValue('');
    await expect.element(cross()).not.toBeInTheDocument();
    input().value = 'puesto';
    await expect.element(cross()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(box()).toHaveValue('');
  });

  test('and a reset of its form brings back its default, cross and all', async () => {
    await render(
      <form>
        <SearchInput defaultValue="mar" />
        <button type="reset">Vaciar</button>
      </form>,
    );
    await cross().click();
    await expect.element(cross()).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Vaciar' }).click();
    await expect.element(box()).toHaveValue('mar');
    await expect.element(cross()).toBeVisible();
  });
});

describe.each([
  ['its own text', { defaultValue: 'mar' }],
  ['a text from outside', { value: 'mar' }],
])('clearing %s', (_, text) => {
  test.each([
    ['the cross', () => cross().click()],
    [
      'Escape',
      async () => {
        input().focus();
        await userEvent.keyboard('{Escape}');
      },
    ],
  ])('by %s is told as typing is: the event first, then the text by itself', async (_, clear) => {
    const told: string[] = [];
    await render(
      <div onInput={() => told.push('bubbled')}>
        <SearchInput
          {...text}
          onChange={({ target }) => told.push(`event ${target.value}`)}
          onValueChange={(value) => told.push(`text ${value}`)}
        />
      </div>,
    );
    await clear();
    expect(told.toSorted()).toEqual(['bubbled', 'event ', 'text ']);
    expect(told.indexOf('event ')).toBeLessThan(told.indexOf('text '));
    await expect.element(box()).toHaveValue('value' in text ? 'mar' : '');
  });
});

describe('what cannot be changed cannot be cleared', () => {
  test.each([
    ['disabled', <SearchInput key="it" defaultValue="fijo" disabled />],
    ['read-only', <SearchInput key="it" defaultValue="fijo" readOnly />],
    [
      'in a Field that is disabled',
      <Field key="it" label="Buscar" disabled>
        <SearchInput defaultValue="fijo" />
      </Field>,
    ],
    [
      'in a fieldset that is disabled',
      <fieldset key="it" disabled>
        <SearchInput defaultValue="fijo" />
      </fieldset>,
    ],
  ])('%s', async (_, search) => {
    await render(search);
    await expect.element(box()).toHaveValue('fijo');
    expect(page.getByRole('button').elements()).toHaveLength(0);
    input().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(box()).toHaveValue('fijo');
  });

  test('so the first Escape closes the dialog around it', async () => {
    await render(
      <Dialog defaultOpen>
        <DialogContent title="Elegir">
          <SearchInput defaultValue="fijo" readOnly />
        </DialogContent>
      </Dialog>,
    );
    input().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
