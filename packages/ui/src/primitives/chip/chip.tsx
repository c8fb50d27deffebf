import type { ComponentProps, ReactNode } from 'react';

/** Props of {@link Chip}. */
export type ChipProps = ComponentProps<'span'> & {
  /** Colours shown as a dot before the text: one, or several for a gradient, as CSS colours. */
  swatch?: string | readonly string[] | undefined;
  /** Icon before the text. */
  icon?: ReactNode | undefined;
};

/** A fact about a thing: its industry, its type, its colour. */
export function Chip({ swatch, icon, className, children, ...rest }: ChipProps) {
  const colors = typeof swatch === 'string' ? [swatch] : (swatch ?? []);
  return (
    <span
      {...rest}
      className={[
        'items-center gap-1.5 rounded-control border border-line bg-raised px-2 py-0.5 text-caption text-ink-muted own:inline-flex own:max-w-full',
        className,
      ].join(' ')}
    >
      {colors.length > 0 ? (
        <span
          aria-hidden="true"
          className="size-3 shrink-0 rounded-full border border-line-strong forced-color-adjust-none"
          style={{
            background: colors.length > 1 ? `linear-gradient(90deg, ${colors.join(', ')})` : colors[0],
          }}
        />
      ) : null}
      {icon ? (
        <span aria-hidden="true" className="inline-flex shrink-0 [&>svg]:size-3.5">
          {icon}
        </span>
      ) : null}
      <span className="truncate">{children}</span>
    </span>
  );
}
