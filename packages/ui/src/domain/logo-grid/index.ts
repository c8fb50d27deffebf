export { type GridWindow, LogoGrid, type LogoGridProps, type LogoGridState } from './logo-grid';
export type { GridMore } from './more-logos';
