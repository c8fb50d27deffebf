import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { briefFixtures } from '../fixtures/wizard';
import { BriefSummary } from './brief-summary';

test('[§2 Logo wizard] every choice is a term with its value', async () => {
  const screen = await render(<BriefSummary items={briefFixtures} />);
  const terms = screen.getByRole('term').elements();
  const values = screen.getByRole('definition').elements();
  expect(terms.map((term) => term.textContent)).toEqual(briefFixtures.map(({ label }) => label));
  expect(values.map((value) => value.textContent)).toEqual(briefFixtures.map(({ value }) => value));
});

test('each choice can be gone back to, by a button that says which', async () => {
  const onEdit = vi.fn();
  const screen = await render(<BriefSummary items={briefFixtures} onEdit={onEdit} />);
  await screen.getByRole('button', { name: 'Editar Estilo' }).click();
  expect(onEdit).toHaveBeenCalledWith('style');
});

test('what is missing says so', async () => {
  const screen = await render(<BriefSummary items={[{ id: 'd', label: 'Descripción', value: '  ' }]} />);
  await expect.element(screen.getByRole('definition')).toHaveTextContent('Sin completar');
});

describeConformance('BriefSummary', <BriefSummary items={briefFixtures} />, { tag: 'dl' });
