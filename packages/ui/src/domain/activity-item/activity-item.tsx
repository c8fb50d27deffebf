import type { ComponentProps, ReactNode } from 'react';

/** Props of {@link ActivityItem}; the rest goes to the `<li>`. */
export type ActivityItemProps = Omit<ComponentProps<'li'>, 'children' | 'title'> & {
  /** What happened. */
  title: string;
  /** To what. */
  detail?: ReactNode | undefined;
  /** When, as text: 'Hace 2 horas'. */
  time: string;
  /** The same moment for machines, as in `<time datetime>`. */
  dateTime?: string | undefined;
  /** A drawing on the line of time; decoration. A dot unless given. */
  icon?: ReactNode | undefined;
};

/** One thing that happened in an account; for a list (`<ul>` or `<ol>`). */
export function ActivityItem({ title, detail, time, dateTime, icon, className, ...rest }: ActivityItemProps) {
  return (
    <li {...rest} className={`group/activity relative flex gap-4 pb-6 last:pb-0 ${className ?? ''}`}>
      <span
        aria-hidden="true"
        className="absolute top-9 bottom-1 start-4 w-px bg-line group-last/activity:hidden forced:bg-[CanvasText]"
      />
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full border border-line bg-raised text-ink-muted [&>svg]:size-4"
      >
        {icon ?? <span className="size-1.5 rounded-full bg-current" />}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 pt-1">
        <div className="min-w-0">
          <p className="text-small font-semibold wrap-anywhere">{title}</p>
          {detail && <p className="text-small text-ink-muted wrap-anywhere">{detail}</p>}
        </div>
        <time dateTime={dateTime} className="text-caption text-ink-muted tabular-nums">
          {time}
        </time>
      </div>
    </li>
  );
}
