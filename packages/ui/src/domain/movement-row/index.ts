export { type Movement, MovementRow, type MovementRowProps } from './movement-row';
