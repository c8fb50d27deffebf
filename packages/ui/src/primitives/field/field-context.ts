import { createContext, useContext } from 'react';

type FieldState = {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
};

/** What a Field tells the control inside it. */
export const FieldContext = createContext<FieldState | null>(null);

type Wiring = {
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
};

/** Joins a control to the Field around it: id, hint and error, invalid, required, disabled. Own props win. */
export function useFieldControl(own: Wiring) {
  const field = useContext(FieldContext);
  const describedBy = [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ') || undefined;
  return {
    id: own.id ?? field?.controlId,
    required: own.required ?? (field?.required || undefined),
    disabled: own.disabled ?? (field?.disabled || undefined),
    'aria-describedby': describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}

/** What names a group of controls: its own label, or that of the Field around it. */
export function useGroupLabel(label: string | undefined) {
  const field = useContext(FieldContext);
  if (label !== undefined) return { 'aria-label': label };
  return field ? { 'aria-labelledby': field.labelId } : {};
}
