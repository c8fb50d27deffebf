import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from './avatar';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test('a picture that fails gives way to the initials', async () => {
  const screen = await render(<Avatar name="Ana López" src="data:image/png;base64,AAAA" label="Ana López" />);
  await expect.element(screen.getByRole('img', { name: 'Ana López' })).toHaveTextContent('AL');
});

test('a picture of server-rendered HTML that failed before hydration gives way as well', async () => {
  const avatar = <Avatar name="Ana López" src="data:image/png;base64,AAAA" />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(avatar);
  document.body.append(page);
  const image = page.querySelector('img') as HTMLImageElement;
  await expect.poll(() => image.complete).toBe(true);
  const root = hydrateRoot(page, avatar);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  await expect.poll(() => page.textContent).toBe('AL');
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
