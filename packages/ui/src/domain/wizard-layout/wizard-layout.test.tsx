import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { WizardLayout } from './wizard-layout';

const frame = (step: number, title: string) => (
  <WizardLayout
    step={step}
    title={title}
    steps={<p>pasos</p>}
    preview={<p>dibujo</p>}
    navigation={<button type="button">Siguiente</button>}
  >
    <input aria-label="Nombre" />
  </WizardLayout>
);

test('a change of step moves focus to its heading; the first step takes none', async () => {
  const screen = await render(frame(1, 'Información básica'));
  expect(document.activeElement).toBe(document.body);
  await screen.rerender(frame(2, 'Industria'));
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Industria' })).toHaveFocus();
});

test('a step begins at the page’s beginning, however far down the last one was left', async () => {
  const page = (step: number, title: string) => (
    <div style={{ paddingBlock: '10rem 200vh' }}>
      <h1>Crea tu logo</h1>
      {frame(step, title)}
    </div>
  );
  const screen = await render(page(4, 'Colores'));
  window.scrollTo(0, 120);
  await screen.rerender(page(5, 'Todo listo'));
  await expect.poll(() => window.scrollY).toBe(0);
  // What stands above is not scrolled away either.
  await screen.rerender(page(4, 'Colores'));
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Colores' })).toHaveFocus();
  expect(window.scrollY).toBe(0);
});

test('typing in a step never takes focus away', async () => {
  const screen = await render(frame(1, 'Información básica'));
  await screen.getByRole('textbox').fill('Mar');
  await screen.rerender(frame(1, 'Información básica'));
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('the drawing is a named region after the question', async () => {
  const screen = await render(frame(1, 'Información básica'));
  const region = screen.getByRole('region', { name: 'Tu logo mientras eliges' }).element();
  const heading = screen.getByRole('heading').element();
  expect(heading.compareDocumentPosition(region) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

describeConformance('WizardLayout', frame(1, 'Industria'), { tag: 'div' });
