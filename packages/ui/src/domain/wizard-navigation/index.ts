export { WizardNavigation, type WizardNavigationProps } from './wizard-navigation';
