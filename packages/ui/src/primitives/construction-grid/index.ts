export { ConstructionGrid, type ConstructionGridProps } from './construction-grid';
