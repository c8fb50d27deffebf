import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button';
import { Field } from './field';
import { RadioTiles } from './radio-tiles';
import { Switch } from './switch';
import { TextInput } from './text-input';
import { ToggleGroup } from './toggle-group';

const options = [
  { value: 'a', label: 'Gratis' },
  { value: 'b', label: 'Pro' },
];
const told = vi.fn();
const sent = vi.fn();
afterEach(() => {
  told.mockClear();
  sent.mockClear();
});

/** Sends nothing anywhere, and notes what it would have sent. */
function form(...fields: ReactElement[]) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      {fields}
      <Button type="submit">Enviar</Button>
    </form>
  );
}

const send = () => page.getByRole('button', { name: 'Enviar' }).click();
const native = () => document.querySelector<HTMLInputElement>('input[name=it]') as HTMLInputElement;

const CHOICES: [
  string,
  ReactElement,
  role: 'switch' | 'radio',
  keys: string,
  chosen: unknown,
  value: string,
][] = [
  ['Switch', <Switch key="it" name="it" onCheckedChange={told} />, 'switch', ' ', true, 'on'],
  [
    'RadioTiles',
    <RadioTiles key="it" name="it" options={options} onValueChange={told} />,
    'radio',
    '{ArrowDown}',
    'b',
    'b',
  ],
  [
    'ToggleGroup',
    <ToggleGroup key="it" name="it" options={options} defaultValue={'' as 'a'} onValueChange={told} />,
    'radio',
    '{ArrowRight}',
    'b',
    'b',
  ],
];

describe.each(CHOICES)('a required %s in which nothing is chosen', (_, choice, role, keys, chosen, value) => {
  const field = (
    <Field key="field" label="Lo que falta" required>
      {choice}
    </Field>
  );

  test('has the focus where it is seen once its form is sent, and what keys change there is told and sent', async () => {
    await render(form(field));
    await send();
    expect(sent).not.toHaveBeenCalled();
    await expect.element(page.getByRole(role).first()).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.poll(() => told.mock.calls).toEqual([[chosen]]);
    await expect.element(page.getByRole(role).nth(role === 'radio' ? 1 : 0)).toBeChecked();
    await send();
    expect(sent.mock.calls).toEqual([[{ it: value }]]);
  });

  test('waits for what is missing before it', async () => {
    await render(form(<TextInput key="first" aria-label="Nombre" required />, field));
    await send();
    await expect.element(page.getByRole('textbox')).toHaveFocus();
  });

  test('leaves it to the browser to say so', async () => {
    await render(form(field));
    const onInvalid = vi.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('invalid', onInvalid, true);
    await send();
    document.removeEventListener('invalid', onInvalid, true);
    expect(onInvalid).toHaveBeenCalled();
    expect(onInvalid.mock.results.every(({ value: prevented }) => prevented === false)).toBe(true);
  });

  test('keeps its native control out of reach, whoever gives that the focus', async () => {
    await render(form(field));
    native().focus();
    await expect.element(page.getByRole(role).first()).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Enviar' })).toHaveFocus();
  });
});
