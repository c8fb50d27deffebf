import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../primitives/heading';

/** Props of {@link PageHeader}; the rest goes to the `<header>`. */
export type PageHeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  /** The page's name: its only first-level heading. */
  title: string;
  /** One sentence under it. */
  subtitle?: string | undefined;
  /** Buttons and links that act on the whole screen. */
  actions?: ReactNode | undefined;
};

/** What opens a screen: its title, one sentence, and the actions on the whole of it. */
export function PageHeader({ title, subtitle, actions, className, ...rest }: PageHeaderProps) {
  return (
    <header
      {...rest}
      className={`flex-wrap items-end justify-between gap-x-6 gap-y-4 own:flex ${className ?? ''}`}
    >
      <div className="min-w-0">
        <Heading level={1} className="wrap-anywhere">
          {title}
        </Heading>
        {subtitle ? <p className="mt-1 max-w-[60ch] text-ink-muted">{subtitle}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </header>
  );
}
