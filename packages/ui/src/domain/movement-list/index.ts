export { MovementList, type MovementListProps, type MovementListState } from './movement-list';
