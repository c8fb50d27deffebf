export { type SortOrder, SortToggle, type SortToggleProps } from './sort-toggle';
