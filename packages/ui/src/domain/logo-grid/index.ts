export { type GridWindow, LogoGrid, type LogoGridProps, type LogoGridState } from './logo-grid';
