export { ToggleGroup, type ToggleGroupProps, type ToggleOption } from './toggle-group';
