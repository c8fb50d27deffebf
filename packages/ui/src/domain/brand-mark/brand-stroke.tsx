import type { ComponentProps } from 'react';
import { CONSTRUCTION } from './brand-geometry';

/** Props of {@link BrandStroke}; the rest goes to the `<svg>`. */
export type BrandStrokeProps = Omit<ComponentProps<'svg'>, 'children'>;

/** The symbol as a line that is drawn again and again while one waits; under reduced motion it is simply there. */
export function BrandStroke({ className, ...rest }: BrandStrokeProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
      {...rest}
      className={`shrink-0 own:block own:size-12 ${className ?? ''}`}
    >
      <path d={CONSTRUCTION.outline} stroke="currentColor" strokeOpacity="0.25" strokeWidth="1" />
      <path
        d={CONSTRUCTION.outline}
        pathLength="1"
        stroke="currentColor"
        strokeWidth="1"
        className="animate-draw [stroke-dasharray:1]"
      />
    </svg>
  );
}
