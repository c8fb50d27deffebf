import { type ComponentProps, useState } from 'react';
import { useWizardTexts, type wizardTexts } from '../texts/wizard';
import { StepNode } from './step-node';
import { type StepState, stepState } from './step-state';
import { labelVariants, lineVariants } from './wizard-steps.variants';

/** One step of the wizard. */
export type WizardStep = { id: string; label: string };

/** Props of {@link WizardSteps}; the rest goes to the root `<div>`. */
export type WizardStepsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The steps, in order. */
  steps: readonly WizardStep[];
  /** The step being answered, 1-based. */
  current: number;
  /** Makes the steps already done pressable; receives the step's number, 1-based. */
  onStepSelect?: ((step: number) => void) | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof wizardTexts.steps> | undefined;
};

/** Where the visitor is in the wizard: an ordered list drawn as a path with one anchor point per step. */
export function WizardSteps({
  steps,
  current,
  onStepSelect,
  texts: given,
  className,
  ...rest
}: WizardStepsProps) {
  const texts = useWizardTexts('steps', given);
  const moved = useMoved(current);
  const position = texts.position(current, steps.length);
  const currentLabel = steps[current - 1]?.label ?? '';
  return (
    <div {...rest} className={`@container own:w-full ${className ?? ''}`}>
      <ol aria-label={texts.label} className="flex">
        {steps.map((step, index) => {
          const state = stepState(index + 1, current);
          return (
            <li
              key={step.id}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
              className="relative min-w-0 flex-1 last:flex-none"
            >
              {index < steps.length - 1 && <span aria-hidden="true" className={lineVariants({ state })} />}
              <StepBody
                state={state}
                label={step.label}
                status={texts[state]}
                onSelect={onStepSelect && state === 'done' ? () => onStepSelect(index + 1) : undefined}
              />
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="mt-1 flex flex-wrap gap-x-2 text-small @2xl:hidden">
        <span className="text-ink-muted tabular-nums">{position}</span>
        <span className="font-semibold">{currentLabel}</span>
      </p>
      <p role="status" className="sr-only">
        {moved ? `${position}: ${currentLabel}` : ''}
      </p>
    </div>
  );
}

type StepBodyProps = { state: StepState; label: string; status: string; onSelect?: (() => void) | undefined };

function StepBody({ state, label, status, onSelect }: StepBodyProps) {
  const body = (
    <>
      <StepNode state={state} />
      <span className={labelVariants({ state, pressable: onSelect !== undefined })}>
        {label} <span className="sr-only">({status})</span>
      </span>
    </>
  );
  return onSelect ? (
    <button
      type="button"
      onClick={onSelect}
      // Where the marker stands alone, the finger's room reaches past it, and leaves it on the line.
      className="group relative block rounded-control text-start pointer-coarse:touch-target pointer-coarse:@max-2xl:-my-1.5"
    >
      {body}
    </button>
  ) : (
    body
  );
}

/** True once `step` has changed since the first render: the first step is not news, the next ones are. */
function useMoved(step: number): boolean {
  const [first] = useState(step);
  const [moved, setMoved] = useState(false);
  if (!moved && step !== first) setMoved(true);
  return moved;
}
