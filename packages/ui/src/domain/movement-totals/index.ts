export { MovementTotals, type MovementTotalsProps } from './movement-totals';
