import type { ComponentProps } from 'react';
import { useShellTexts } from '../app-shell/texts';

/** Props of {@link SkipLink}. */
export type SkipLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Id of the element that holds the content; give it `tabIndex={-1}`. */
  targetId: string;
};

/** The first stop of the Tab key: jumps past navigation. Out of sight until it has the focus. */
export function SkipLink({ targetId, className, children, ...rest }: SkipLinkProps) {
  const { skip } = useShellTexts();
  return (
    <a
      {...rest}
      href={`#${targetId}`}
      className={[
        'fixed top-3 start-3 z-tooltip me-3 flex min-h-11 -translate-y-[200%] items-center rounded-control bg-inverse px-4 text-small font-semibold text-inverse-ink forced-fill focus:translate-y-0',
        className,
      ].join(' ')}
    >
      {children ?? skip}
    </a>
  );
}
