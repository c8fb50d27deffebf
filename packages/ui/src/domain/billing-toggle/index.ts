export { type BillingPeriod, BillingToggle, type BillingToggleProps } from './billing-toggle';
