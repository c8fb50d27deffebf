import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { logoFixtures } from '../fixtures/wizard-logos.generated';
import { RecentLogos } from './recent-logos';

test('[§2 Logo wizard] three logos, a tile for a new one, and a link to all of them', async () => {
  const onCreate = vi.fn();
  const screen = await render(<RecentLogos logos={logoFixtures} onCreate={onCreate} allLink="/gallery" />);
  const items = screen.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual([
    'Mar Abierto',
    'Semilla',
    'Norte Alto',
    'Crear nuevo',
  ]);
  await expect.element(screen.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/gallery');
  await screen.getByRole('button', { name: 'Crear nuevo' }).click();
  expect(onCreate).toHaveBeenCalledTimes(1);
});

test("with createDisabled 'Crear nuevo' cannot be pressed", async () => {
  const screen = await render(
    <RecentLogos logos={[]} onCreate={() => {}} createDisabled allLink="/gallery" />,
  );
  await expect.element(screen.getByRole('button', { name: 'Crear nuevo' })).toBeDisabled();
});

/** Stands in for a router's link. */
function RouterLink(props: ComponentProps<'a'>) {
  return <a {...props} data-router="yes" />;
}

test("a router's link can stand there instead", async () => {
  const screen = await render(
    <RecentLogos logos={[]} onCreate={() => {}} allLink={<RouterLink href="/gallery" />} />,
  );
  await expect.element(screen.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('data-router', 'yes');
});

test('the images are silent beside their names', async () => {
  const screen = await render(<RecentLogos logos={logoFixtures} onCreate={() => {}} allLink="/gallery" />);
  expect(screen.getByRole('img').elements()).toHaveLength(0);
});

describeConformance('RecentLogos', <RecentLogos logos={[]} onCreate={() => {}} allLink="/gallery" />, {
  tag: 'section',
});
