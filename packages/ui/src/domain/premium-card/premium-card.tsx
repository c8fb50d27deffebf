import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../../primitives/card';
import { type accountTexts, useAccountTexts } from '../texts/account';

/** Props of {@link PremiumCard}; the rest goes to the card. */
export type PremiumCardProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** A link or a button under the text. */
  action?: ReactNode | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof accountTexts.premium> | undefined;
};

/** The premium plan, in the sidebar (section 2). Solar amber: the accent is for what can be acted on. */
export function PremiumCard({ action, texts: given, className, ...rest }: PremiumCardProps) {
  const texts = useAccountTexts('premium', given);
  return (
    <Card {...rest} tone="premium" padding="sm" className={`relative overflow-hidden ${className ?? ''}`}>
      <Sun />
      <p className="heading relative text-lead text-premium-text">{texts.title}</p>
      <p className="relative mt-1 max-w-[22ch] text-small text-ink">{texts.detail}</p>
      {action !== undefined && <div className="relative mt-3">{action}</div>}
    </Card>
  );
}

/** A sun under construction: a disc, its circles and its rays, in the corner. */
function Sun() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 120"
      fill="none"
      className="absolute -top-8 -end-8 size-30 max-w-[55%] stroke-premium-edge"
    >
      <circle cx="60" cy="60" r="18" className="fill-premium" stroke="none" />
      <g strokeOpacity="0.55">
        <circle cx="60" cy="60" r="29" />
        <circle cx="60" cy="60" r="47" strokeDasharray="2 4" />
        <path d="M60 2V31M60 89V118M2 60H31M89 60H118M19 19 39.5 39.5M80.5 80.5 101 101M101 19 80.5 39.5M39.5 80.5 19 101" />
      </g>
    </svg>
  );
}
