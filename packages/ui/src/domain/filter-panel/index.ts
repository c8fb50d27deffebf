export { FilterPanel, type FilterPanelProps, type FilterValue } from './filter-panel';
