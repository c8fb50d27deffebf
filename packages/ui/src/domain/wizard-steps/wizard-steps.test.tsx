import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { stepState } from './step-state';
import { WizardSteps } from './wizard-steps';

const steps = ['Información básica', 'Industria', 'Estilo', 'Colores', 'Generar'].map((label) => ({
  id: label,
  label,
}));

test.each([
  [1, 1, 'current'],
  [1, 2, 'done'],
  [3, 2, 'upcoming'],
  [5, 5, 'current'],
] as const)('step %i is seen from step %i as %s', (step, current, state) => {
  expect(stepState(step, current)).toBe(state);
});

test('[§2 Logo wizard] the five steps are an ordered list and the current one is marked', async () => {
  const screen = await render(<WizardSteps steps={steps} current={2} />);
  const items = screen.getByRole('listitem').elements();
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
  expect(items.map((item) => item.textContent)).toEqual([
    'Información básica (completado)',
    'Industria (paso actual)',
    'Estilo (pendiente)',
    'Colores (pendiente)',
    'Generar (pendiente)',
  ]);
});

test('a change of step is announced, the first step is not', async () => {
  const screen = await render(<WizardSteps steps={steps} current={1} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^$/);
  await screen.rerender(<WizardSteps steps={steps} current={2} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Paso 2 de 5: Industria');
  await screen.rerender(<WizardSteps steps={steps} current={1} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Paso 1 de 5: Información básica');
});

test('only the steps already done can be gone back to', async () => {
  const onStepSelect = vi.fn();
  const screen = await render(<WizardSteps steps={steps} current={3} onStepSelect={onStepSelect} />);
  expect(screen.getByRole('button').elements()).toHaveLength(2);
  await screen.getByRole('button', { name: 'Industria (completado)' }).click();
  expect(onStepSelect).toHaveBeenCalledWith(2);
});

test.each([288, 800])('under a finger every marker stays on the line, %i px wide', async (width) => {
  const undo = pointWithFinger(document.styleSheets);
  const screen = await render(
    <div style={{ width }}>
      <WizardSteps steps={steps} current={3} onStepSelect={() => {}} />
    </div>,
  );
  const markers = [...screen.container.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().y);
  expect(new Set(markers).size).toBe(1);
  const button = screen.getByRole('button').first().element().getBoundingClientRect();
  expect([button.width, button.height].every((side) => side >= 44)).toBe(true);
  undo();
});

/** Puts the rules for a coarse pointer in force, whatever points here. */
function pointWithFinger(sheets: Iterable<CSSStyleSheet>) {
  const inside = (rules: CSSRuleList): CSSMediaRule[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSMediaRule && /pointer:\s*coarse/.test(rule.media.mediaText) ? [rule] : []),
      ...('cssRules' in rule ? inside(rule.cssRules as CSSRuleList) : []),
    ]);
  const coarse = [...sheets].flatMap((sheet) => inside(sheet.cssRules));
  const written = coarse.map(({ media }) => media.mediaText);
  for (const { media } of coarse) media.mediaText = 'all';
  return () => {
    for (const [place, { media }] of coarse.entries()) media.mediaText = written[place] ?? '';
  };
}

describeConformance('WizardSteps', <WizardSteps steps={steps} current={1} />, { tag: 'div' });
