export { LogoList, type LogoListProps, type LogoListState } from './logo-list';
