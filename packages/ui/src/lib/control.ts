import { cva } from 'class-variance-authority';

/** Looks shared by everything one types or chooses in: TextInput, TextArea, SearchInput, Select, hex codes. */
export const controlVariants = cva(
  'rounded-control border border-line-strong bg-raised text-ink placeholder:text-ink-faint transition-colors duration-fast ease-settle own:block own:w-full pointer-coarse:touch-target enabled:hover:border-ink-muted focus-visible:outline-offset-0 focus-visible:border-accent-edge aria-invalid:border-danger-edge aria-invalid:bg-danger-surface disabled:bg-sunken disabled:text-ink-faint disabled:border-line',
  {
    variants: {
      size: { md: 'min-h-10 px-3 py-2 text-body at-30:text-small', lg: 'min-h-12 px-4 py-2.5 text-body' },
      mono: { true: 'font-code', false: '' },
    },
    defaultVariants: { size: 'md', mono: false },
  },
);

/** Native props that every form control takes, and that the Field around it gives it. */
export type ControlProps = {
  /** Name under which a form submits it. */
  name?: string | undefined;
  /** Cannot be changed and is not submitted; the Field's unless given. */
  disabled?: boolean | undefined;
  /** Must be filled in before the form is submitted; the Field's unless given. */
  required?: boolean | undefined;
};

/** Native props of a control whose value is text. */
export type TextControlProps = ControlProps & {
  /** The text, kept by the consumer; goes with `onValueChange` or `onChange`. */
  value?: string | readonly string[] | number | undefined;
  /** The text at first, and again when the form is reset. */
  defaultValue?: string | readonly string[] | number | undefined;
  /** Example of an answer, never the only label. */
  placeholder?: string | undefined;
  /** Can be read, focused and copied, but not changed. */
  readOnly?: boolean | undefined;
};
