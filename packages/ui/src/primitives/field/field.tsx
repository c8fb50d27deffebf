import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldContext } from './field-context';
import { useFieldTexts } from './texts';

/** Props of {@link Field}; the rest goes to the element around label and control. */
export type FieldProps = ComponentProps<'div'> & {
  /** Names the control. */
  label: ReactNode;
  /** One line of help, read together with the control. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to mend it; its presence makes the control invalid. */
  error?: ReactNode | undefined;
  /** Marks the control, which becomes natively required. */
  required?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** The word of the mark. @default 'obligatorio' */
  requiredText?: string | undefined;
  /** Id of the control, when something outside must point to it. */
  controlId?: string | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
};

/**
 * A label, a control and what there is to say about it. The control is any of ours (TextInput, TextArea, Select,
 * SearchInput, Switch, RadioTiles, ToggleGroup, ColorPicker), or one that asks `useFieldControl`.
 */
export function Field({
  label,
  hint,
  error,
  required = false,
  disabled = false,
  requiredText,
  controlId,
  hideLabel = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const texts = useFieldTexts({ required: requiredText });
  const base = useId();
  const id = controlId ?? `${base}control`;
  const labelId = `${base}label`;
  const hintId = hint ? `${base}hint` : undefined;
  const errorId = error ? `${base}error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext
      value={{ controlId: id, labelId, describedBy, invalid: Boolean(error), required, disabled }}
    >
      <div
        {...rest}
        data-invalid={error ? '' : undefined}
        className={['grid grid-cols-1 gap-1.5', className].join(' ')}
      >
        <div className={hideLabel ? 'sr-only' : 'flex flex-wrap items-baseline gap-x-3 text-small'}>
          <label id={labelId} htmlFor={id} className="grow basis-[min-content] font-semibold text-ink">
            {label}
          </label>
          {required ? (
            <span aria-hidden="true" className="text-caption text-ink-faint">
              {texts.required}
            </span>
          ) : null}
        </div>
        {children}
        {/* There before the error is, so that one that comes while somebody types is announced. */}
        <div aria-live="polite" className="empty:absolute">
          {error ? (
            <p id={errorId} className="flex gap-1.5 text-small text-danger-text">
              <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1em] shrink-0" />
              <span>{error}</span>
            </p>
          ) : null}
        </div>
        {hint ? (
          <p id={hintId} className="text-small text-ink-muted">
            {hint}
          </p>
        ) : null}
      </div>
    </FieldContext>
  );
}
