import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ColorPicker } from '.';

test('a form is not valid while the code is no colour, and its reset brings the colour back', async () => {
  await render(
    <form>
      <ColorPicker label="Color" presets={[]} defaultValue="#2B50FF" />
    </form>,
  );
  const form = document.querySelector('form') as HTMLFormElement;
  const code = page.getByRole('textbox', { name: 'Código hexadecimal' });
  expect(form.checkValidity()).toBe(true);
  await code.fill('teal');
  expect(form.checkValidity()).toBe(false);
  form.reset();
  await expect.element(code).toHaveValue('#2B50FF');
  await expect.poll(() => form.checkValidity()).toBe(true);
});
