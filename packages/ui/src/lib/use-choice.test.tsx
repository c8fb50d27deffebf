import { useRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useChoice } from './use-choice';

function Choosing() {
  const root = useRef<HTMLButtonElement>(null);
  const [value, choose] = useChoice(
    { value: undefined, defaultValue: 'first', onValueChange: undefined },
    root,
  );
  return (
    <button ref={root} type="button" onClick={() => choose('second')}>
      {value}
    </button>
  );
}

test.each([
  ['brings back the default', false, 'first'],
  ['that its form prevents keeps the value', true, 'second'],
])('a reset %s', async (_, isPrevented, expected) => {
  const screen = await render(
    <form
      onReset={(event) => {
        if (isPrevented) event.preventDefault();
      }}
    >
      <Choosing />
    </form>,
  );
  const button = screen.getByRole('button');
  await button.click();
  await expect.element(button).toHaveTextContent('second');
  (document.querySelector('form') as HTMLFormElement).reset();
  // React has drawn what follows from an event before the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(button.element().textContent).toBe(expected);
});
