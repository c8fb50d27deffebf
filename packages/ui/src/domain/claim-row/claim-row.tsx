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
        className="mx-auto grid max-w-7xl grid-cols-2 gap-x-4 gap-y-5 px-4 py-6 at-30:px-8 at-48:grid-cols-4 at-48:py-8"
      >
        {claims.map((claim) => (
          <li
            key={claim.label}
            className="flex flex-col gap-x-2 at-30:flex-row at-30:flex-wrap at-30:items-baseline at-48:border-l at-48:border-line at-48:pl-6 at-48:first:border-0 at-48:first:pl-0"
          >
            <span className="heading text-headline tabular-nums">{claim.value}</span>
            <span className="text-small text-ink-muted">{claim.label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
