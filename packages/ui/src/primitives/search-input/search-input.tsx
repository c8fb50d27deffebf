import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlVariants } from '../../lib/control';
import { texts } from '../../lib/texts';

/** Props of {@link SearchInput}; the rest goes to the `<input>`, `className` to the box around it. */
export type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue'> & {
  /** What is searched for. */
  value: string;
  /** Called with each new text, and with '' when it is cleared. */
  onValueChange: (value: string) => void;
  /** Name for screen readers; the placeholder is only a hint. */
  label?: string | undefined;
  /** Name of the button that clears. */
  clearLabel?: string | undefined;
};

/** A search box. Escape or its cross clears it and keeps the focus. */
export function SearchInput({
  value,
  onValueChange,
  label = texts.search.label,
  clearLabel = texts.search.clear,
  className,
  onKeyDown,
  ...rest
}: SearchInputProps) {
  return (
    <div className={['relative', className].join(' ')}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-faint"
      />
      <input
        aria-label={label}
        autoComplete="off"
        {...rest}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          onValueChange('');
        }}
        className={controlVariants({ className: 'pr-11 pl-9 [&::-webkit-search-cancel-button]:hidden' })}
      />
      {value === '' ? null : (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={({ currentTarget }) => {
            onValueChange('');
            const box = currentTarget.previousElementSibling;
            if (box instanceof HTMLElement) box.focus();
          }}
          className="absolute inset-y-0 right-1 my-auto grid size-8 place-items-center rounded-control text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:touch-target"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
