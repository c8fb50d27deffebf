import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '.';

const RouterLink = (props: ComponentProps<'a'>) => <a {...props}>PNG</a>;

test('a link in the menu that is disabled is not followed, and says so', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <DropdownMenu open>
      <DropdownMenuTrigger>Formatos</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild disabled>
          <RouterLink href="#elsewhere" onClick={onClick} />
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  const link = screen.getByRole('menuitem', { name: 'PNG' });
  await link.click({ force: true });
  await link.click({ force: true, modifiers: ['Control'] });
  expect(location.hash).toBe('');
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(link).toHaveAttribute('aria-disabled', 'true');
});

test('a link in the menu shows icon and detail as any item does', async () => {
  const screen = await render(
    <DropdownMenu open>
      <DropdownMenuTrigger>Formatos</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild icon={<svg data-testid="icon" />} detail="vector">
          <a href="#file">PDF</a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  const link = screen.getByRole('menuitem', { name: 'PDF vector' });
  await expect.element(link).toHaveAttribute('href', '#file');
  expect(link.getByTestId('icon').element()).toBeTruthy();
});
