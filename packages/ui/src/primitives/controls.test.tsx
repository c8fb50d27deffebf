import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ColorPicker } from './color-picker';
import { Field } from './field';
import { RadioTiles } from './radio-tiles';
import { SearchInput } from './search-input';
import { Select } from './select';
import { Switch } from './switch';
import { TextArea } from './text-area';
import { TextInput } from './text-input';
import { ToggleGroup } from './toggle-group';

const options = [
  { value: 'a', label: 'Uno' },
  { value: 'b', label: 'Dos' },
];
const type = () => userEvent.fill(document.querySelector('[name=it]') as Element, 'nuevo');
const press = (text: string) => async () => {
  const radios = [...document.querySelectorAll('[role=radio]')];
  await userEvent.click(radios.find((radio) => (radio.ariaLabel ?? radio.textContent) === text) as Element);
};

type Control = {
  /** Without a value, a label or an id: it keeps its own value, and the Field says the rest. */
  element: ReactElement;
  role: string;
  /** What a form sends at first, and once `change` has happened. */
  sends: [before: string | null, after: string | null];
  change: () => Promise<void>;
  /** There is nothing to leave empty, so nothing to require. */
  never?: 'required';
};

const CONTROLS: Record<string, Control> = {
  TextInput: {
    element: <TextInput name="it" defaultValue="viejo" />,
    role: 'textbox',
    sends: ['viejo', 'nuevo'],
    change: type,
  },
  TextArea: {
    element: <TextArea name="it" defaultValue="viejo" />,
    role: 'textbox',
    sends: ['viejo', 'nuevo'],
    change: type,
  },
  SearchInput: {
    element: <SearchInput name="it" defaultValue="viejo" />,
    role: 'searchbox',
    sends: ['viejo', 'nuevo'],
    change: type,
  },
  Select: {
    element: <Select name="it" options={options} defaultValue="a" />,
    role: 'combobox',
    sends: ['a', 'b'],
    change: () => userEvent.selectOptions(document.querySelector('select') as HTMLSelectElement, 'b'),
  },
  Switch: {
    element: <Switch name="it" />,
    role: 'switch',
    sends: [null, 'on'],
    change: () => userEvent.click(document.querySelector('[role=switch]') as Element),
  },
  RadioTiles: {
    element: <RadioTiles name="it" options={options} defaultValue="a" />,
    role: 'radiogroup',
    sends: ['a', 'b'],
    change: press('Dos'),
  },
  ToggleGroup: {
    element: <ToggleGroup name="it" options={options} defaultValue="a" />,
    role: 'radiogroup',
    sends: ['a', 'b'],
    change: press('Dos'),
  },
  ColorPicker: {
    element: (
      <ColorPicker
        name="it"
        defaultValue="#FF0000"
        presets={[
          { value: '#FF0000', label: 'Rojo' },
          { value: '#0000FF', label: 'Azul' },
        ]}
      />
    ),
    role: 'group',
    sends: ['#FF0000', '#0000FF'],
    change: press('Azul'),
    never: 'required',
  },
};

describe.each(Object.entries(CONTROLS))('%s in a Field', (_, { element, role, sends, change, never }) => {
  const inForm = (field: ReactNode) => render(<form data-testid="form">{field}</form>);
  const sent = () => new FormData(document.querySelector('form') as HTMLFormElement).get('it');

  test('takes its name, its hint and its error from it', async () => {
    const screen = await inForm(
      <Field label="Lo que es" hint="Una ayuda." error="Falta algo.">
        {element}
      </Field>,
    );
    const control = screen.getByRole(role as 'group', { name: 'Lo que es', exact: true });
    await expect.element(control).toHaveAccessibleDescription('Falta algo. Una ayuda.');
    await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  });

  test('is required and disabled with it', async () => {
    const screen = await inForm(
      <Field label="Lo que es" required={never !== 'required'} disabled>
        {element}
      </Field>,
    );
    const control = screen.getByRole(role as 'group', { name: 'Lo que es', exact: true }).element();
    const parts = control.matches('[role=radiogroup]') ? control.querySelectorAll('[role=radio]') : [control];
    for (const part of parts) expect(part.matches(':disabled')).toBe(true);
    expect(sent()).toBeNull();
    if (never !== 'required') {
      expect(control.getAttribute('aria-required') ?? String(control.matches(':required'))).toBe('true');
    }
  });

  test('keeps a value of its own, sends it, and goes back to the default when the form is reset', async () => {
    await inForm(<Field label="Lo que es">{element}</Field>);
    expect(sent()).toBe(sends[0]);
    await change();
    await expect.poll(sent).toBe(sends[1]);
    (document.querySelector('form') as HTMLFormElement).reset();
    await expect.poll(sent).toBe(sends[0]);
  });
});

type Told = { onValueChange?: (value: unknown) => void; onCheckedChange?: (checked: boolean) => void };

test.each(Object.entries(CONTROLS))(
  '%s tells its new value by itself',
  async (name, { element, sends, change }) => {
    const told = vi.fn();
    const says = name === 'Switch' ? { onCheckedChange: told } : { onValueChange: told };
    await render(cloneElement(element as ReactElement<Told>, says));
    await change();
    await expect.poll(() => told.mock.lastCall).toEqual([name === 'Switch' ? true : sends[1]]);
  },
);

test('a native control tells the handler of its event as well, and first', async () => {
  const told: string[] = [];
  await render(
    <TextInput name="it" onChange={() => told.push('event')} onValueChange={(value) => told.push(value)} />,
  );
  await type();
  expect(told).toEqual(['event', 'nuevo']);
});

test('a required RadioTiles in which nothing is chosen keeps its form from being sent', async () => {
  await render(
    <form>
      <Field label="Tipo" required>
        <RadioTiles name="it" options={options} />
      </Field>
    </form>,
  );
  const form = document.querySelector('form') as HTMLFormElement;
  expect(form.checkValidity()).toBe(false);
  await press('Dos')();
  await expect.poll(() => form.checkValidity()).toBe(true);
});

test('a value from outside stays until it is changed outside', async () => {
  const told = vi.fn();
  await render(<ToggleGroup label="Vista" options={options} value="a" onValueChange={told} />);
  await press('Dos')();
  expect(told.mock.calls).toEqual([['b']]);
  expect(document.querySelector('[role=radio][aria-checked=true]')?.textContent).toBe('Uno');
});

test('a key that the consumer takes in a group of choices is left to them', async () => {
  await render(
    <ToggleGroup label="Vista" options={options} onKeyDownCapture={(event) => event.preventDefault()} />,
  );
  (document.querySelector('[role=radio]') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Uno');
});
