import { Search, X } from 'lucide-react';
import { type ComponentProps, use } from 'react';
import { type ControlProps, controlVariants } from '../../lib/control';
import { takesEscape } from '../../lib/escape';
import { useChoice } from '../../lib/use-choice';
import { useSharedRef } from '../../lib/use-shared-ref';
import { FieldContext, useFieldControl } from '../field';
import { useSearchTexts } from './texts';

/** Props of {@link SearchInput}; the rest goes to the `<input>`, `className` to the box around it. */
export type SearchInputProps = {
  /** What is searched for. Left out, it keeps its own. */
  value?: string | undefined;
  /** There at first, and again when the form is reset. */
  defaultValue?: string | undefined;
  /** Called with each new text, and with '' when it is cleared. */
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
  value: given,
  defaultValue = '',
  onValueChange,
  label,
  clearLabel,
  className,
  onKeyDown,
  onChange,
  ref,
  ...rest
}: SearchInputProps) {
  const texts = useSearchTexts({ clear: clearLabel });
  const [box, attach] = useSharedRef(ref);
  const [value, choose] = useChoice({ value: given, defaultValue, onValueChange }, box);
  const named = label ?? (use(FieldContext) ? undefined : texts.label);
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
        {...useFieldControl(rest)}
        {...(value === '' ? {} : takesEscape)}
        ref={attach}
        type="search"
        value={value}
        onChange={(event) => {
          onChange?.(event);
          choose(event.target.value);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          event.stopPropagation();
          choose('');
        }}
        className={controlVariants({ className: 'pe-11 ps-9 [&::-webkit-search-cancel-button]:hidden' })}
      />
      {value === '' ? null : (
        <button
          type="button"
          aria-label={texts.clear}
          onClick={() => {
            choose('');
            box.current?.focus();
          }}
          className="absolute inset-y-0 end-1 my-auto grid size-8 place-items-center rounded-control text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:touch-target"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
