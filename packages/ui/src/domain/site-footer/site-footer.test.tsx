import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteFooter } from './site-footer';

test('it names the product and leads to the sections', async () => {
  const screen = await render(<SiteFooter legal="© 2026 Trazo" />);
  const foot = screen.getByRole('contentinfo');
  await expect.element(foot.getByRole('img', { name: 'Trazo' })).toBeVisible();
  await expect.element(foot).toHaveTextContent('© 2026 Trazo');
  expect(foot.getByRole('link').elements()).toHaveLength(3);
});
