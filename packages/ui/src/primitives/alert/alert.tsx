import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { useAlertTexts } from './texts';

const LOOKS = {
  success: { Icon: CircleCheck, mark: 'text-success-text', edge: 'before:bg-success-edge' },
  danger: { Icon: CircleAlert, mark: 'text-danger-text', edge: 'before:bg-danger-edge' },
  info: { Icon: Info, mark: 'text-accent-text', edge: 'before:bg-accent-edge' },
};

/** Props of {@link Alert}; the rest goes to its root. */
export type AlertProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** The exact text of the element with role="alert". */
  message: string;
  /** What kind of news it is; said by its drawing and edge, and always by its message too. */
  tone?: 'success' | 'danger' | 'info' | undefined;
  /** One thing that can be done about it, as a button: its text and what it does. */
  action?: { label: string; onPress: () => void } | undefined;
  /** The cross was pressed. */
  onDismiss: () => void;
  /** Name of the cross. @default 'Cerrar aviso' */
  dismissLabel?: string | undefined;
};

/**
 * One alert of the page. The element with role="alert" holds the message and nothing else; its buttons are
 * siblings. Products call `useAlerts().show(…)`, and render this by hand only within a dialog whose buttons an alert of the
 * page would cover.
 */
export function Alert({
  message,
  tone = 'info',
  action,
  onDismiss,
  dismissLabel,
  className,
  ...rest
}: AlertProps) {
  const { dismiss } = useAlertTexts({ dismiss: dismissLabel });
  const { Icon, mark, edge } = LOOKS[tone];
  return (
    <div
      {...rest}
      data-tone={tone}
      className={[
        'pointer-events-auto relative flex flex-wrap items-start own:w-full gap-3 overflow-hidden rounded-card border border-line bg-raised py-3 pe-13.5 ps-5 text-small text-ink shadow-overlay animate-rise-in before:absolute before:inset-y-0 before:start-0 before:w-1',
        edge,
        className,
      ].join(' ')}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${mark}`} />
      {/* The action has a row of its own where it would leave the message no room. */}
      <div role="alert" className="min-w-0 flex-[1_1_4rem] self-center break-words">
        {message}
      </div>
      {action ? (
        <Button
          variant="ghost"
          size="sm"
          onClick={action.onPress}
          className="-my-1 ms-auto underline underline-offset-4"
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton
        label={dismiss}
        icon={<X />}
        size="sm"
        onClick={onDismiss}
        className="absolute! end-2.5 top-1.5"
      />
    </div>
  );
}
