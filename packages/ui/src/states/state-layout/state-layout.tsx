import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading';
import { StateArt, type StateArtKind } from './state-art';

/** What every state is made of. */
export type StateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** What is the case. */
  title: string;
  /** Why, and what to do. */
  text?: ReactNode | undefined;
  /** The way on: a Button or a Link dressed as one. */
  action?: ReactNode | undefined;
  /** Place of the title in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  /** `page` fills the height there is; `section` stands among other content. */
  size?: 'section' | 'page' | undefined;
};

/** The common composition of EmptyState, ErrorState and LoadingState. */
export function StateLayout({
  kind,
  title,
  text,
  action,
  headingLevel = 2,
  size = 'section',
  announce,
  className,
  ...rest
}: StateProps & { kind: StateArtKind; announce?: 'alert' | 'status' | undefined }) {
  return (
    <div
      {...rest}
      data-kind={kind}
      className={[
        'flex flex-col items-center justify-center gap-5 px-4 text-center',
        size === 'page' ? 'min-h-[70dvh] py-16' : 'py-12',
        className,
      ].join(' ')}
    >
      <StateArt kind={kind} />
      <div role={announce} className="grid max-w-[26rem] justify-items-center gap-1.5">
        <Heading level={headingLevel} size="md">
          {title}
        </Heading>
        {text ? <p className="text-pretty text-ink-muted">{text}</p> : null}
      </div>
      {action ? <div className="flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
