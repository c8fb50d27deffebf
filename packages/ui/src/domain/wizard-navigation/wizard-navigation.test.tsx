import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { WizardNavigation } from './wizard-navigation';

const actions = () => ({ onPrevious: vi.fn(), onNext: vi.fn(), onGenerate: vi.fn() });

test('[§2 Logo wizard] Anterior is disabled at step 1 and not after it', async () => {
  const screen = await render(<WizardNavigation step={1} stepCount={5} canContinue {...actions()} />);
  await expect.element(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await screen.rerender(<WizardNavigation step={2} stepCount={5} canContinue {...actions()} />);
  await expect.element(screen.getByRole('button', { name: 'Anterior' })).toBeEnabled();
});

test('[§2 Logo wizard] Siguiente is natively disabled until the step is valid', async () => {
  const calls = actions();
  const screen = await render(<WizardNavigation step={1} stepCount={5} canContinue={false} {...calls} />);
  await expect.element(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  await screen.rerender(<WizardNavigation step={1} stepCount={5} canContinue {...calls} />);
  await screen.getByRole('button', { name: 'Siguiente' }).click();
  expect(calls.onNext).toHaveBeenCalledTimes(1);
});

test('[§2 Logo wizard] at the last step Generar Logo stands in place of Siguiente', async () => {
  const calls = actions();
  const screen = await render(<WizardNavigation step={5} stepCount={5} canContinue {...calls} />);
  expect(screen.getByRole('button', { name: 'Siguiente' }).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Generar Logo' }).click();
  await screen.getByRole('button', { name: 'Anterior' }).click();
  expect(calls.onGenerate).toHaveBeenCalledTimes(1);
  expect(calls.onPrevious).toHaveBeenCalledTimes(1);
});

test('after a generation the leading button takes focus; otherwise nothing does', async () => {
  const screen = await render(<WizardNavigation step={5} stepCount={5} canContinue {...actions()} />);
  await expect.element(screen.getByRole('button', { name: 'Generar Logo' })).not.toHaveFocus();
  await screen.unmount();
  const after = await render(
    <WizardNavigation step={5} stepCount={5} canContinue focusOnMount {...actions()} />,
  );
  await expect.element(after.getByRole('button', { name: 'Generar Logo' })).toHaveFocus();
});

describeConformance(
  'WizardNavigation',
  <WizardNavigation step={1} stepCount={5} canContinue {...actions()} />,
  { tag: 'div' },
);
