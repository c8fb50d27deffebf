export { PlanCard, type PlanCardProps, type PlanView } from './plan-card';
export { PlanMark, type PlanMarkName, type PlanMarkProps } from './plan-mark';
