import { Award, Lock } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Badge } from '../../primitives/badge';
import { Card } from '../../primitives/card';
import type { HeadingLevel } from '../../primitives/heading';
import { Progress } from '../../primitives/progress';
import { type libraryTexts, useLibraryTexts } from '../texts/library';
import { medalVariants } from './achievement-badge.variants';

/** Unlocked, or how far it is, in percent. */
export type AchievementState = { status: 'unlocked' } | { status: 'locked'; progress: number };

/** Props of {@link AchievementBadge}; the rest goes to the `<article>`. */
export type AchievementBadgeProps = Omit<ComponentProps<'article'>, 'children' | 'title'> & {
  /** Name of the achievement: the heading, and the name of the article. */
  title: string;
  /** What it takes, or took. */
  detail: string;
  /** `{ status: 'unlocked' }`, or `{ status: 'locked', progress }` with the progress in percent, 0 to 100. */
  state: AchievementState;
  /** What stands in the medal once it is unlocked; a rosette unless told otherwise. */
  icon?: ReactNode | undefined;
  /** Level of its heading in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.achievement> | undefined;
};

/** One achievement of an account, reached or on its way. */
export function AchievementBadge({
  title,
  detail,
  state,
  icon,
  headingLevel = 3,
  texts: given,
  ...rest
}: AchievementBadgeProps) {
  const texts = useLibraryTexts('achievement', given);
  const locked = state.status === 'locked';
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <Card asChild padding="sm" tone={locked ? 'plain' : 'raised'}>
      <article aria-labelledby={titleId} data-status={state.status} {...rest}>
        <div className="flex gap-[min(1rem,5vw)]">
          <span aria-hidden="true" className={medalVariants({ status: state.status })}>
            {locked ? <Lock /> : (icon ?? <Award />)}
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <Title id={titleId} className="font-semibold wrap-anywhere">
                {title}
              </Title>
              <Badge
                tone={locked ? 'neutral' : 'success'}
                className="max-w-full whitespace-normal wrap-anywhere"
              >
                {texts[state.status]}
              </Badge>
            </div>
            <p className="mt-0.5 text-small text-ink-muted wrap-anywhere">{detail}</p>
            {state.status === 'locked' && (
              <Progress
                className="mt-3"
                label={texts.progress}
                value={state.progress}
                detail={texts.percent(state.progress)}
              />
            )}
          </div>
        </div>
      </article>
    </Card>
  );
}
