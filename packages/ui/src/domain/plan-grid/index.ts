export { PlanGrid, type PlanGridProps } from './plan-grid';
