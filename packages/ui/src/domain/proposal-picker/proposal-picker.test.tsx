import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { proposalFixtures } from '../fixtures/proposals';
import { ProposalPicker } from './proposal-picker';

const [first, second] = proposalFixtures;
const options = proposalFixtures;
const imageIn = (radio: { element: () => Element }) => radio.element().querySelector('img')?.src;

test('six numbered drawings, each described by what is different about it', async () => {
  const screen = await render(<ProposalPicker companyName="Mar" options={options} defaultValue="1" />);
  const group = screen.getByRole('radiogroup', { name: 'Propuestas' });
  const radios = group.getByRole('radio').elements();
  expect(radios.map((radio) => radio.ariaLabel)).toEqual(
    [1, 2, 3, 4, 5, 6].map((place) => `Propuesta ${place}`),
  );
  await expect
    .element(screen.getByRole('radio', { name: 'Propuesta 2' }))
    .toHaveAccessibleDescription(second?.note ?? '');
  expect(group.getByRole('img').elements()).toEqual([]);
});

test('each says who made it, and a model why', async () => {
  const screen = await render(
    <ProposalPicker
      companyName="Mar"
      options={[
        { value: '1', maker: 'rules', note: 'Símbolo sobre el nombre.' },
        { value: '2', maker: 'model', why: 'La ola es el mar abierto.', note: 'En un círculo.' },
      ]}
      value="1"
    />,
  );
  await expect
    .element(screen.getByRole('radio', { name: 'Propuesta 1' }))
    .toHaveAccessibleDescription('Reglas: Símbolo sobre el nombre.');
  await expect
    .element(screen.getByRole('radio', { name: 'Propuesta 2' }))
    .toHaveAccessibleDescription('Modelo: La ola es el mar abierto. En un círculo.');
});

test('a press chooses a drawing', async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <ProposalPicker companyName="Mar" options={options} value="1" onValueChange={onValueChange} />,
  );
  await screen.getByRole('radio', { name: 'Propuesta 4' }).click();
  expect(onValueChange.mock.calls).toEqual([['4']]);
});

test('each lies on the ground that it was drawn for', async () => {
  const screen = await render(
    <ProposalPicker
      companyName="Mar"
      ground="dark"
      options={[
        { ...first, value: 'both' },
        { value: 'light', src: second?.src },
      ]}
      value="both"
    />,
  );
  const [both, light] = [1, 2].map((place) => screen.getByRole('radio', { name: `Propuesta ${place}` }));
  expect(both && imageIn(both)).toBe(first?.darkSrc);
  expect(both?.element().querySelector('.dark')).not.toBeNull();
  expect(light && imageIn(light)).toBe(second?.src);
  expect(light?.element().querySelector('.light')).not.toBeNull();
});

test('a drawing that fails is the initial, moves nothing, and can be chosen', async () => {
  const onValueChange = vi.fn();
  const picker = (src?: string) => (
    <ProposalPicker
      companyName="Ñandú"
      options={[{ value: 'a', src }]}
      value={null}
      onValueChange={onValueChange}
    />
  );
  const screen = await render(picker(first?.src));
  const radio = screen.getByRole('radio');
  const height = radio.element().getBoundingClientRect().height;
  await screen.rerender(picker('data:image/png;base64,AAAA'));
  await expect.poll(() => radio.element().querySelector('[data-state=tile]')?.textContent).toBe('Ñ');
  expect(radio.element().getBoundingClientRect().height).toBe(height);
  await radio.click();
  expect(onValueChange).toHaveBeenCalledWith('a');
});

describeConformance('ProposalPicker', <ProposalPicker companyName="Mar" options={options} value={null} />);
