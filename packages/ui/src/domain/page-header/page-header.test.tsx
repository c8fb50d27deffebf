import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { PageHeader } from './page-header';

describeConformance('PageHeader', <PageHeader title="Historial" />, { tag: 'header' });

test('the title is the first-level heading, with the sentence and the actions beside it', async () => {
  const screen = await render(
    <PageHeader title="Mi Galería" subtitle="Tus logos" actions={<button type="button">Crear</button>} />,
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Mi Galería' })).toBeVisible();
  await expect.element(screen.getByText('Tus logos')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Crear' })).toBeVisible();
});

test('without a sentence or actions nothing stands in for them', async () => {
  const screen = await render(<PageHeader title="Historial" data-testid="header" />);
  const header = screen.getByTestId('header').element();
  expect(header.querySelector('p')).toBeNull();
  expect(header.children).toHaveLength(1);
});
