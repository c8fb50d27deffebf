import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar';
import { Badge } from '../../primitives/badge';
import { Heading } from '../../primitives/heading';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** Props of {@link ProfileHeader}; the rest goes to the `<header>`. */
export type ProfileHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** Whose account it is: the heading. */
  name: string;
  /** Their e-mail address. */
  email: string;
  /** Address of their picture; the initials stand in when it is missing or fails. */
  avatarSrc?: string | undefined;
  /** The plan's name, in a badge. */
  plan?: string | undefined;
  /** Member since, as text. */
  memberSince?: string | undefined;
  /** How often the profile was seen; unformatted (section 9). */
  views?: number | undefined;
  /** Buttons at the end. */
  actions?: ReactNode | undefined;
  /** Level of its heading in the page's outline. */
  headingLevel?: 1 | 2 | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.profile> | undefined;
};

/** Whose account this is. */
export function ProfileHeader({
  name,
  email,
  avatarSrc,
  plan,
  memberSince,
  views,
  actions,
  headingLevel = 1,
  texts: given,
  className,
  ...rest
}: ProfileHeaderProps) {
  const texts = useLibraryTexts('profile', given);
  return (
    <header {...rest} className={`flex flex-wrap items-center gap-x-5 gap-y-4 ${className ?? ''}`}>
      <Avatar name={name} src={avatarSrc} size="xl" />
      <div className="grid min-w-0 flex-[1_1_14rem] grid-cols-[minmax(0,1fr)] gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading level={headingLevel} size="lg" className="wrap-anywhere">
            {name}
          </Heading>
          {plan && (
            <Badge className="max-w-full whitespace-normal wrap-anywhere">
              <span className="sr-only">{`${texts.plan}: `}</span>
              {plan}
            </Badge>
          )}
        </div>
        <p className="text-ink-muted wrap-anywhere">{email}</p>
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-muted tabular-nums">
          {memberSince && <Fact term={texts.memberSince} value={memberSince} />}
          {views !== undefined && <Fact term={texts.views} value={views} />}
        </dl>
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}

function Fact({ term, value }: { term: string; value: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-1.5">
      <dt>{term}</dt>
      <dd className="font-semibold text-ink">{value}</dd>
    </div>
  );
}
