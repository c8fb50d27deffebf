import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button';
import { Heading } from '../../primitives/heading';
import type { ShownLogo } from '../logo-sheet';
import { type landingTexts, useLandingTexts } from '../texts/landing';
import { HeroStage, type HeroTyping } from './hero-stage';

/** Props of {@link Hero}; the rest goes to the `<section>`. */
export type HeroProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The logos shown one after another, in order. Keep the array stable between renders. */
  logos: readonly ShownLogo[];
  /** 'Comenzar Gratis'. */
  onStart: () => void;
  /** Shows 'Redirigiendo...' and ignores presses (§2 Landing page). */
  starting?: boolean | undefined;
  /** 'Ver Demo'. */
  onDemo: () => void;
  /** The pointer or the focus is on 'Ver Demo': time to fetch the dialog. */
  onDemoIntent?: (() => void) | undefined;
  /** The dialog was asked for and is not here yet: 'Ver Demo' shows a spinner and ignores presses. */
  demoLoading?: boolean | undefined;
  /** Lets the visitor type a name of their own into the demonstration's field; left out, it only demonstrates. */
  typing?: HeroTyping | undefined;
  /** Texts; Spanish by default. */
  texts?: Partial<typeof landingTexts.hero> | undefined;
};

/** First view of the landing: the promise, two ways in, and the product at work. */
export function Hero({
  logos,
  onStart,
  starting = false,
  onDemo,
  onDemoIntent,
  demoLoading = false,
  typing,
  texts: given,
  className,
  ...rest
}: HeroProps) {
  const texts = useLandingTexts('hero', given);
  return (
    <section {...rest} className={`@container own:w-full ${className ?? ''}`}>
      <div className="mx-auto grid max-w-7xl items-center gap-10 px-[min(1rem,5vw)] pt-10 pb-14 @lg:px-8 @[62rem]:grid-cols-12 @[62rem]:gap-12 @[62rem]:pt-16 @[62rem]:pb-20">
        <div className="min-w-0 @[62rem]:col-span-5">
          <Heading level={1} size="3xl" className="wrap-anywhere @max-[15rem]:hyphens-auto">
            {texts.title}
          </Heading>
          <p className="mt-5 max-w-[46ch] text-lead text-pretty text-ink-muted">{texts.lede}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button size="lg" loading={starting} loadingText={texts.starting} onClick={onStart}>
              {texts.start}
            </Button>
            <Button
              size="lg"
              variant="secondary"
              loading={demoLoading}
              onClick={onDemo}
              onPointerEnter={onDemoIntent}
              onFocus={onDemoIntent}
            >
              {texts.demo}
            </Button>
          </div>
        </div>
        <div className="min-w-0 @[62rem]:col-span-7">
          <HeroStage logos={logos} typing={typing} texts={texts} />
        </div>
      </div>
    </section>
  );
}
