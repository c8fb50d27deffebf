export { CategoryFilter, type CategoryFilterProps, type CategoryOption } from './category-filter';
