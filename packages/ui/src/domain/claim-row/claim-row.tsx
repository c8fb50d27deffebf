import type { ComponentProps } from 'react';
import { landingTexts } from '../texts/landing';

/** A claim of the product: a figure and what it counts. */
export type Claim = { value: string; label: string };

/** Props of {@link ClaimRow}; the rest goes to the `<ul>`. */
export type ClaimRowProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** What is claimed, in the order it is shown. */
  claims: readonly Claim[];
  /** Names the list for screen readers. */
  label?: string | undefined;
};

/** The product's claims as one quiet row between two hairlines. */
export function ClaimRow({ claims, label = landingTexts.claims.label, className, ...rest }: ClaimRowProps) {
  return (
    <div className={`border-y border-line own:w-full ${className ?? ''}`}>
      <ul
        {...rest}
        aria-label={label}
        className="mx-auto grid max-w-7xl grid-cols-2 gap-x-4 gap-y-5 px-4 py-6 sm:px-8 md:grid-cols-4 md:py-8"
      >
        {claims.map((claim) => (
          <li
            key={claim.label}
            className="flex flex-col gap-x-2 sm:flex-row sm:flex-wrap sm:items-baseline md:border-l md:border-line md:pl-6 md:first:border-0 md:first:pl-0"
          >
            <span className="heading text-2xl tabular-nums">{claim.value}</span>
            <span className="text-sm text-ink-muted">{claim.label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
