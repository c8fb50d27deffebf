export { Field, type FieldProps } from './field';
export { useFieldControl } from './field-context';
