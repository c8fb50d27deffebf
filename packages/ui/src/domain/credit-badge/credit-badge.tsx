import { Coins } from 'lucide-react';
import { Badge, type BadgeProps } from '../../primitives/badge';
import { useAccountTexts } from '../texts/account';

/** Props of {@link CreditBadge}; the rest goes to the Badge. */
export type CreditBadgeProps = Omit<BadgeProps, 'children' | 'tone' | 'size'> & {
  /** Credits left, unformatted. */
  credits: number;
  /** Writes the sentence; `${n} creditos disponibles` for every n. */
  text?: ((credits: number) => string) | undefined;
};

/** How many credits are left (section 2, Top bar). On a phone the figure is seen, the sentence is heard. */
export function CreditBadge({ credits, text, className, ...rest }: CreditBadgeProps) {
  const { badge } = useAccountTexts('credits', { badge: text });
  return (
    <Badge {...rest} tone={credits > 0 ? 'neutral' : 'warning'} className={className}>
      <Coins aria-hidden="true" />
      <span aria-hidden="true" className="at-30:hidden">
        {credits}
      </span>
      <span className="below-30:sr-only">{badge(credits)}</span>
    </Badge>
  );
}
