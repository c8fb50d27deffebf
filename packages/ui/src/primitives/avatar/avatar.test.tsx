import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from './avatar';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test('a picture that fails gives way to the initials', async () => {
  const screen = await render(<Avatar name="Ana López" src="data:image/png;base64,AAAA" label="Ana López" />);
  await expect.element(screen.getByRole('img', { name: 'Ana López' })).toHaveTextContent('AL');
});

test('a new picture is tried again after one that failed', async () => {
  const screen = await render(<Avatar name="Ana" src="data:image/png;base64,AAAA" label="Ana" />);
  const avatar = screen.getByRole('img', { name: 'Ana' });
  await expect.element(avatar).toHaveAttribute('data-state', 'initials');
  await screen.rerender(<Avatar name="Ana" src={PIXEL} label="Ana" />);
  await expect.element(avatar).toHaveAttribute('data-state', 'image');
});

test('beside a written name it is silent', async () => {
  const screen = await render(<Avatar name="Ana López" />);
  expect(screen.getByRole('img').elements()).toHaveLength(0);
});
