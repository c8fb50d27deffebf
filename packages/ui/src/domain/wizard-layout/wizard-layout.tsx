import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useSharedRef } from '../../lib/use-shared-ref';
import { Heading } from '../../primitives/heading';
import { useWizardTexts, type wizardTexts } from '../texts/wizard';

/** Props of {@link WizardLayout}; the rest goes to the root `<div>`. */
export type WizardLayoutProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The step being answered; when it changes, focus moves to the heading. */
  step: number | string;
  /** The question: the step's heading. */
  title: string;
  /** One sentence under the heading. */
  description?: ReactNode | undefined;
  /** WizardSteps. */
  steps: ReactNode;
  /** The fields of the current step. */
  children: ReactNode;
  /** WizardNavigation; left out while a logo is being generated. */
  navigation?: ReactNode | undefined;
  /** LivePreview; without it the question takes the whole width. */
  preview?: ReactNode | undefined;
  /** Level of the heading; 2, under the page's own. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof wizardTexts.layout> | undefined;
};

/** The wizard's page: the question on the left, the drawing on the right; on a phone the drawing is below. */
export function WizardLayout({
  step,
  title,
  description,
  steps,
  children,
  navigation,
  preview,
  headingLevel = 2,
  texts: given,
  className,
  ref,
  ...rest
}: WizardLayoutProps) {
  const texts = useWizardTexts('layout', given);
  const [page, heading] = useBeginning(step, ref);
  return (
    <div
      {...rest}
      ref={page}
      className={`@container scroll-mt-[min(14rem,30dvh)] own:w-full ${className ?? ''}`}
    >
      {steps}
      <div className="mt-8 grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] @4xl:gap-12 @6xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
        <div className="min-w-0">
          <Heading
            ref={heading}
            level={headingLevel}
            size="xl"
            tabIndex={-1}
            className="wrap-anywhere outline-none"
          >
            {title}
          </Heading>
          {description !== undefined && <p className="mt-2 max-w-[60ch] text-ink-muted">{description}</p>}
          <div className="mt-6">{children}</div>
          {navigation !== undefined && <div className="mt-8 border-t border-line pt-5">{navigation}</div>}
        </div>
        {preview !== undefined && (
          <section aria-label={texts.preview} className="min-w-0 @4xl:sticky @4xl:top-20 @4xl:self-start">
            {preview}
          </section>
        )}
      </div>
    </div>
  );
}

/**
 * Refs for the page and for the heading, which takes the focus when `key` changes, never at first. A step begins at the
 * page's beginning, however far down the last one was left.
 */
function useBeginning(key: number | string, given: Ref<HTMLDivElement> | undefined) {
  const [page, attach] = useSharedRef(given);
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState(key);
  useEffect(() => {
    if (shown === key) return;
    setShown(key);
    heading.current?.focus();
    if (page.current && isLeftBehind(page.current)) page.current.scrollIntoView();
  }, [shown, key, page]);
  return [attach, heading] as const;
}

/** Whether it begins above where it would be scrolled to; one that does not is not to take what stands above it along. */
const isLeftBehind = (page: HTMLElement) =>
  page.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(page).scrollMarginTop);
