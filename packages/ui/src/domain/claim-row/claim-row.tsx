import type { ComponentProps } from 'react';
import { useLandingTexts } from '../texts/landing';

/** A claim of the product: a figure and what it counts. */
export type Claim = { value: string; label: string };

/** Props of {@link ClaimRow}; the rest goes to the `<ul>`. */
export type ClaimRowProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** What is claimed, in the order it is shown. */
  claims: readonly Claim[];
  /** Names the list for screen readers. @default 'Trazo en cifras' */
  label?: string | undefined;
};

/** The product's claims as one quiet row between two hairlines. */
export function ClaimRow({ claims, label, className, ...rest }: ClaimRowProps) {
  const texts = useLandingTexts('claims', { label });
  return (
    <div className={`@container border-y border-line own:w-full ${className ?? ''}`}>
      <ul
        {...rest}
        aria-label={texts.label}
        className="mx-auto grid max-w-7xl grid-cols-2 gap-x-4 gap-y-5 px-[min(1rem,5vw)] py-6 @lg:px-8 @[46rem]:grid-cols-4 @[46rem]:py-8"
      >
        {claims.map((claim) => (
          <li
            key={claim.label}
            className="flex flex-col gap-x-2 @lg:flex-row @lg:flex-wrap @lg:items-baseline @[46rem]:border-s @[46rem]:border-line @[46rem]:ps-6 @[46rem]:first:border-0 @[46rem]:first:ps-0"
          >
            <span className="heading text-headline tabular-nums">{claim.value}</span>
            <span className="text-small text-ink-muted">{claim.label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
