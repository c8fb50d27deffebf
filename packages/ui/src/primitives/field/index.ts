export { Field, type FieldProps } from './field';
export { FieldContext, useFieldControl, useGroupLabel } from './field-context';
