export { PricingSection, type PricingSectionProps } from './pricing-section';
