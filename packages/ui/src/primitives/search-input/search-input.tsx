import { Search, X } from 'lucide-react';
import { type ComponentProps, use } from 'react';
import { type ControlProps, controlVariants } from '../../lib/control';
import { takesEscape } from '../../lib/escape';
import { tellValue } from '../../lib/tell-value';
import { useSharedRef } from '../../lib/use-shared-ref';
import { FieldContext, useFieldControl } from '../field';
import { clearText } from './clear-text';
import { useSearchTexts } from './texts';

/** Props of {@link SearchInput}; the rest goes to the `<input>`, `className` to the box around it. */
export type SearchInputProps = {
  /** What is searched for. Left out, it keeps its own. */
  value?: string | undefined;
  /** There at first, and again when the form is reset. */
  defaultValue?: string | undefined;
  /** Called with each new text after `onChange`, and so with '' when it is cleared. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name for screen readers, 'Buscar' unless a Field names it; the placeholder is only a hint. */
  label?: string | undefined;
  /** Example of what can be found. */
  placeholder?: string | undefined;
  /** Name of the button that clears. @default 'Borrar la búsqueda' */
  clearLabel?: string | undefined;
} & ControlProps &
  Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue'>;

/** A search box. Escape or its cross clears it and keeps the focus; the dialog around it stays open. */
export function SearchInput({
  onValueChange,
  label,
  placeholder,
  clearLabel,
  className,
  onKeyDown,
  onChange,
  ref,
  ...rest
}: SearchInputProps) {
  const texts = useSearchTexts({ clear: clearLabel });
  const [box, attach] = useSharedRef(ref);
  const wiring = useFieldControl(rest);
  const named = label ?? (use(FieldContext) ? undefined : texts.label);
  const isFixed = wiring.disabled === true || rest.readOnly === true;
  return (
    <div className={['relative', className].join(' ')}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-faint"
      />
      <input
        aria-label={named}
        autoComplete="off"
        {...rest}
        {...wiring}
        {...(isFixed ? {} : takesEscape)}
        ref={attach}
        type="search"
        // Without one the style sheet could not tell whether it is empty.
        placeholder={placeholder || ' '}
        onChange={tellValue(onChange, onValueChange)}
        onKeyDown={(event) => {
          const { currentTarget, defaultPrevented: isPrevented } = event;
          onKeyDown?.(event);
          // By the consumer, or by an input method whose candidate it cancels; a dialog around it has prevented it before.
          const isTaken = (!isPrevented && event.defaultPrevented) || event.nativeEvent.isComposing;
          if (event.key !== 'Escape' || isTaken || isFixed || currentTarget.value === '') return;
          event.preventDefault();
          event.stopPropagation();
          clearText(currentTarget);
        }}
        className={controlVariants({
          className:
            'peer pe-11 ps-9 text-ellipsis placeholder-shown:pe-3 [&::-webkit-search-cancel-button]:hidden',
        })}
      />
      {isFixed ? null : (
        // Whether there is something to clear is the input's own to say, which may be written by its ref or reset.
        <button
          type="button"
          aria-label={texts.clear}
          onClick={() => {
            if (!box.current) return;
            clearText(box.current);
            box.current.focus();
          }}
          className="absolute inset-y-0 end-1 my-auto grid size-8 place-items-center rounded-control text-ink-muted peer-placeholder-shown:invisible peer-read-only:invisible hover:bg-hover hover:text-ink pointer-coarse:touch-target"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
