export { type StepState, stepState } from './step-state';
export { type WizardStep, WizardSteps, type WizardStepsProps } from './wizard-steps';
