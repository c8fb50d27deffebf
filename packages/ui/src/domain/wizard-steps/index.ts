export { type WizardStep, WizardSteps, type WizardStepsProps } from './wizard-steps';
