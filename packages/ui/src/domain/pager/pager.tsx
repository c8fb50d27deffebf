import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type libraryTexts, useLibraryTexts } from '../texts/library';
import { clampPage, pageWindow } from './page-window';
import { pagerItemVariants, pagerListClass, turnClass, turnTextClass } from './pager.variants';

/** Props of {@link Pager}; the rest goes to the `<nav>`. */
export type PagerProps = Omit<ComponentProps<'nav'>, 'children' | 'onChange'> & {
  /** Current page, 1-based; outside the list it counts as the nearest page. */
  page: number;
  /** Number of pages. With one or none the pager is not there. */
  pages: number;
  /** Receives the page that was pressed, 1-based. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Address of a page: its number is then a link, which `onPageChange`, if given, follows in its own way. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.pager> | undefined;
};

/** Pages of a list: previous, at most five numbers in a sliding window, next (specification, section 9). */
export function Pager({ page, pages, onPageChange, hrefOf, texts: given, className, ...rest }: PagerProps) {
  const texts = useLibraryTexts('pager', given);
  if (!(pages > 1)) return null;
  const current = clampPage(page, pages);
  const way = { hrefOf, onPageChange };
  return (
    <nav aria-label={texts.label} {...rest} className={`@container own:w-full ${className ?? ''}`}>
      <ul className={pagerListClass}>
        <Turn {...way} label={texts.previous} to={current - 1} disabled={current === 1}>
          <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          <TurnText>{texts.previous}</TurnText>
        </Turn>
        {pageWindow(current, pages).map((number) => (
          <li key={number}>
            <Step
              {...way}
              to={number}
              aria-label={texts.page(number)}
              aria-current={number === current ? 'page' : undefined}
              className={pagerItemVariants({ current: number === current })}
            >
              {number}
            </Step>
          </li>
        ))}
        <Turn {...way} label={texts.next} to={current + 1} disabled={current === pages}>
          <TurnText>{texts.next}</TurnText>
          <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </Turn>
      </ul>
      <p role="status" className="sr-only">
        {texts.position(current, pages)}
      </p>
    </nav>
  );
}

type Way = Pick<PagerProps, 'hrefOf' | 'onPageChange'>;

type StepProps = Way &
  Omit<ComponentProps<'button'> & ComponentProps<'a'>, 'type' | 'href' | 'ref'> & {
    to: number;
    disabled?: boolean | undefined;
  };

/**
 * The way to a page: a button, or a link that a press with a modifier opens elsewhere. Disabled it stays the same
 * element and focusable, or a keyboard user who arrives at the end would lose the place.
 */
function Step({ to, disabled = false, hrefOf, onPageChange, ...rest }: StepProps) {
  const inert = disabled ? ({ 'aria-disabled': true } as const) : {};
  if (!hrefOf) {
    return (
      <button type="button" {...rest} {...inert} onClick={disabled ? undefined : () => onPageChange?.(to)} />
    );
  }
  if (disabled) return <a {...rest} {...inert} role="link" tabIndex={0} />;
  const follow = (event: MouseEvent) => {
    if (!onPageChange || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPageChange(to);
  };
  return <a {...rest} href={hrefOf(to)} onClick={follow} />;
}

type TurnProps = Way & { label: string; to: number; disabled: boolean; children: ReactNode };

function Turn({ label, ...step }: TurnProps) {
  return (
    <li className={turnClass}>
      <Step aria-label={label} className={pagerItemVariants({ className: 'w-full' })} {...step} />
    </li>
  );
}

function TurnText({ children }: { children: ReactNode }) {
  return <span className={turnTextClass}>{children}</span>;
}
