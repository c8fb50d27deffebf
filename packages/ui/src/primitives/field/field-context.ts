import { createContext, useContext } from 'react';

type FieldState = {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

/** What a Field tells the control inside it. */
export const FieldContext = createContext<FieldState | null>(null);

type Wiring = {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
};

/** Joins a control to the Field around it: id, hint and error, invalid and required. Own props win. */
export function useFieldControl(own: Wiring) {
  const field = useContext(FieldContext);
  const describedBy = [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ') || undefined;
  return {
    id: own.id ?? field?.controlId,
    required: own.required ?? (field?.required || undefined),
    'aria-describedby': describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}
