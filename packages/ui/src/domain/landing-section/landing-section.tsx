import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/heading';

/** Props of {@link LandingSection}; the rest goes to the `<section>`. */
export type LandingSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Anchor of the section: 'features', 'pricing', 'examples' (§2 Landing page). */
  id: string;
  /** The second-level heading, which names the section. */
  title: ReactNode;
  /** One or two lines beside the title. */
  lede?: ReactNode | undefined;
  /** A control that belongs to the whole section, under its title. */
  control?: ReactNode | undefined;
};

/** A section of the landing: title left, what it is about right, then its content across the page. */
export function LandingSection({
  id,
  title,
  lede,
  control,
  className,
  children,
  ...rest
}: LandingSectionProps) {
  const heading = useId();
  return (
    <section
      {...rest}
      id={id}
      aria-labelledby={heading}
      className={`@container scroll-mt-16 own:w-full ${className ?? ''}`}
    >
      <div className="mx-auto max-w-7xl px-[min(1rem,5vw)] py-14 @lg:px-8 @[62rem]:py-24">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 @[62rem]:mb-12">
          <div className="min-w-0 max-w-2xl">
            <Heading level={2} size="2xl" id={heading} className="wrap-anywhere">
              {title}
            </Heading>
            {lede ? <p className="mt-3 max-w-[60ch] text-lead text-pretty text-ink-muted">{lede}</p> : null}
          </div>
          {control}
        </div>
        {children}
      </div>
    </section>
  );
}
