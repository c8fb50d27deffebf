/** Where a step stands against the current one. */
export type StepState = 'done' | 'current' | 'upcoming';

/** State of step `step` (1-based) while `current` (1-based) is being answered. */
export function stepState(step: number, current: number): StepState {
  if (step < current) return 'done';
  return step === current ? 'current' : 'upcoming';
}
