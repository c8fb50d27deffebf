import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { libraryTexts } from '../texts/library';
import { clampPage, pageWindow } from './page-window';
import { pagerItemVariants, pagerListClass, turnClass, turnTextClass } from './pager.variants';

/** Props of {@link Pager}; the rest goes to the `<nav>`. */
export type PagerProps = Omit<ComponentProps<'nav'>, 'children' | 'onChange'> & {
  /** Current page, 1-based; outside the list it counts as the nearest page. */
  page: number;
  /** Number of pages. With one or none the pager is not there. */
  pages: number;
  onPageChange: (page: number) => void;
  texts?: Partial<typeof libraryTexts.pager> | undefined;
};

/** Pages of a list: previous, at most five numbers in a sliding window, next (specification, section 9). */
export function Pager({ page, pages, onPageChange, texts: given, className, ...rest }: PagerProps) {
  if (!(pages > 1)) return null;
  const texts = { ...libraryTexts.pager, ...given };
  const current = clampPage(page, pages);
  return (
    <nav aria-label={texts.label} {...rest} className={`@container own:w-full ${className ?? ''}`}>
      <ul className={pagerListClass}>
        <Turn label={texts.previous} disabled={current === 1} onTurn={() => onPageChange(current - 1)}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          <TurnText>{texts.previous}</TurnText>
        </Turn>
        {pageWindow(current, pages).map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-label={texts.page(number)}
              aria-current={number === current ? 'page' : undefined}
              onClick={() => onPageChange(number)}
              className={pagerItemVariants({ current: number === current })}
            >
              {number}
            </button>
          </li>
        ))}
        <Turn label={texts.next} disabled={current === pages} onTurn={() => onPageChange(current + 1)}>
          <TurnText>{texts.next}</TurnText>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Turn>
      </ul>
      <p role="status" className="sr-only">
        {texts.position(current, pages)}
      </p>
    </nav>
  );
}

type TurnProps = { label: string; disabled: boolean; onTurn: () => void; children: ReactNode };

/** At the end it stays focusable, or a keyboard user who arrives there would lose the place. */
function Turn({ label, disabled, onTurn, children }: TurnProps) {
  return (
    <li className={turnClass}>
      <button
        type="button"
        aria-label={label}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onTurn}
        className={pagerItemVariants({ className: 'w-full' })}
      >
        {children}
      </button>
    </li>
  );
}

function TurnText({ children }: { children: ReactNode }) {
  return <span className={turnTextClass}>{children}</span>;
}
