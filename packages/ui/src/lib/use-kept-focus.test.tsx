import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useKeptFocus } from './use-kept-focus';

function Changing() {
  const [state, setState] = useState('first');
  const keepFocus = useKeptFocus<HTMLDivElement>({ state, heir: 'a' });
  return (
    <>
      <button type="button" onClick={() => setState('changed')}>
        Change
      </button>
      <button type="button" onClick={() => setState('with an heir')}>
        Come
      </button>
      <div {...keepFocus} data-testid="part">
        {state === 'first' && <input aria-label="Name" />}
        {state === 'with an heir' && <a href="#here">Logos</a>}
      </div>
    </>
  );
}

const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

test('without an heir the part itself has the focus, until there is one', async () => {
  const screen = await render(<Changing />);
  (screen.getByRole('textbox').element() as HTMLElement).focus();
  press('Change');
  await expect.element(screen.getByTestId('part')).toHaveFocus();
  press('Come');
  await expect.element(screen.getByRole('link')).toHaveFocus();
});

test('a focus that has gone elsewhere meanwhile is left there', async () => {
  const screen = await render(<Changing />);
  const change = screen.getByRole('button', { name: 'Change' });
  (screen.getByRole('textbox').element() as HTMLElement).focus();
  (change.element() as HTMLElement).focus();
  press('Change');
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(change.element());
});
