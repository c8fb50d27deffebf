import { ArrowRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FilledLink, type LinkTarget } from '../../lib/filled-link';
import { Card } from '../../primitives/card';
import type { HeadingLevel } from '../../primitives/heading';

/** Props of {@link ActionCard}; the rest goes to the `<article>`. Either `onPress` or `link` makes it act. */
export type ActionCardProps = Omit<ComponentProps<'article'>, 'children' | 'title'> & {
  /** What it does: the heading, and the whole name of the control. */
  title: string;
  /** One line about it. */
  detail?: ReactNode | undefined;
  /** A drawing before the text; decoration. */
  icon?: ReactNode | undefined;
  /** Level of its heading in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
} & (
    | {
        /** What a press does; instead of `link`. */
        onPress: () => void;
        link?: undefined;
      }
    | {
        /** Where it leads, instead of `onPress`: an address, or a router's link without content, `<Link to="/gallery" />`. */
        link: LinkTarget;
        onPress?: undefined;
      }
  );

/** The control covers the card, so that a press anywhere on it counts, and its name stays the title alone. */
const COVER =
  'rounded-card text-start after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus';

/** A way on from the dashboard. */
export function ActionCard({
  title,
  detail,
  icon,
  headingLevel = 3,
  onPress,
  link,
  className,
  ...rest
}: ActionCardProps) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <Card
      asChild
      padding="sm"
      className={`group/action relative flex gap-4 transition-colors duration-fast ease-settle hover:border-line-strong ${className ?? ''}`}
    >
      <article aria-labelledby={titleId} {...rest}>
        {icon && (
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-ink-muted transition-colors duration-fast ease-settle group-hover/action:bg-accent-surface group-hover/action:text-accent-text [&>svg]:size-5"
          >
            {icon}
          </span>
        )}
        <div className="min-w-0 flex-1">
          <Title id={titleId} className="font-semibold wrap-anywhere">
            {link ? (
              <FilledLink to={link} className={COVER}>
                {title}
              </FilledLink>
            ) : (
              <button type="button" onClick={onPress} className={COVER}>
                {title}
              </button>
            )}
          </Title>
          {detail && <p className="mt-0.5 text-small text-ink-muted">{detail}</p>}
        </div>
        {/* Mirrored as a whole, so that the arrow moves to where it points in both directions. */}
        <span aria-hidden="true" className="mt-1 shrink-0 rtl:-scale-x-100">
          <ArrowRight className="size-4 text-ink-faint transition-transform duration-fast ease-settle group-hover/action:translate-x-0.5 group-hover/action:text-ink" />
        </span>
      </article>
    </Card>
  );
}
