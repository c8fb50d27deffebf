import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../../primitives/card';

/** Props of {@link StatCard}; the rest goes to its root. */
export type StatCardProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is counted. */
  label: string;
  /** The figure, as it is to be read: the specification leaves figures unformatted (15420). */
  value: ReactNode;
  /** A drawing before the label; decoration. */
  icon?: ReactNode | undefined;
  /** One line about it. */
  detail?: ReactNode | undefined;
};

/** One figure of an account: logos created, downloads, favourites. */
export function StatCard({ label, value, icon, detail, className, ...rest }: StatCardProps) {
  return (
    <Card padding="sm" {...rest} className={`flex flex-col gap-1 ${className ?? ''}`}>
      <p className="flex items-center gap-2 text-small text-ink-muted">
        {icon && (
          <span aria-hidden="true" className="inline-flex text-ink-faint [&>svg]:size-4">
            {icon}
          </span>
        )}
        {label}
      </p>
      <p className="heading text-headline tabular-nums wrap-anywhere">{value}</p>
      {detail && <p className="text-caption text-ink-muted">{detail}</p>}
    </Card>
  );
}
