import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button';
import { Heading, type HeadingLevel } from '../../primitives/heading';
import { type planTexts, usePlanTexts } from '../texts/landing';

/** Props of {@link SupportBlock}; the rest goes to the `<section>`. */
export type SupportBlockProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** 'Contactar Soporte'; the specification gives it no action (§2 Plans). */
  onContact?: (() => void) | undefined;
  /** 'Ver FAQ'; the specification gives it no action (§2 Plans). */
  onFaq?: (() => void) | undefined;
  /** Level of the heading; 2 by default. */
  headingLevel?: HeadingLevel | undefined;
  /** Texts; Spanish by default. */
  texts?: Partial<typeof planTexts.support> | undefined;
};

/** Where to turn with a question about plans: one line and two quiet buttons. */
export function SupportBlock({
  onContact,
  onFaq,
  headingLevel = 2,
  texts: given,
  className,
  ...rest
}: SupportBlockProps) {
  const texts = usePlanTexts('support', given);
  return (
    <section
      {...rest}
      className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6 own:w-full ${className ?? ''}`}
    >
      <div>
        <Heading level={headingLevel} size="sm">
          {texts.title}
        </Heading>
        <p className="mt-1 text-small text-ink-muted">{texts.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onContact}>
          {texts.contact}
        </Button>
        <Button variant="ghost" onClick={onFaq}>
          {texts.faq}
        </Button>
      </div>
    </section>
  );
}
