import { type ComponentProps, useId } from 'react';
import { Button } from '../../primitives/button';
import { Heading } from '../../primitives/heading';
import { BrandConstruction } from '../brand-mark';
import { type landingTexts, useLandingTexts } from '../texts/landing';

/** Props of {@link ClosingCall}; the rest goes to the `<section>`. */
export type ClosingCallProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** 'Comenzar Gratis'. */
  onStart: () => void;
  /** Shows 'Redirigiendo...' and ignores presses. */
  starting?: boolean | undefined;
  /** Texts; Spanish by default. */
  texts?: Partial<typeof landingTexts.closing> | undefined;
};

/** Last words of the landing, beside the mark and the lines it was drawn on. */
export function ClosingCall({
  onStart,
  starting = false,
  texts: given,
  className,
  ...rest
}: ClosingCallProps) {
  const texts = useLandingTexts('closing', given);
  const heading = useId();
  return (
    <section
      {...rest}
      aria-labelledby={heading}
      className={`@container border-t border-line bg-sunken own:w-full ${className ?? ''}`}
    >
      <div className="mx-auto grid max-w-7xl items-center gap-x-12 px-[min(1rem,5vw)] @lg:px-8 @[46rem]:grid-cols-[1fr_auto]">
        <div className="min-w-0 py-14 @[62rem]:py-20">
          <Heading level={2} size="2xl" id={heading} className="wrap-anywhere">
            {texts.title}
          </Heading>
          <p className="mt-3 max-w-[50ch] text-lead text-ink-muted">{texts.text}</p>
          <Button
            size="lg"
            className="mt-8"
            loading={starting}
            loadingText={texts.starting}
            onClick={onStart}
          >
            {texts.start}
          </Button>
        </div>
        <BrandConstruction className="hidden size-80 text-accent-text @[46rem]:block" />
      </div>
    </section>
  );
}
