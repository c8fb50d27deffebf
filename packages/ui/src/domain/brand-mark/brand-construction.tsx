import type { ComponentProps } from 'react';
import { CONSTRUCTION } from './brand-geometry';

/** Props of {@link BrandConstruction}; the rest goes to the `<svg>`. */
export type BrandConstructionProps = Omit<ComponentProps<'svg'>, 'children'>;

/** The symbol as an outline over the circles and axes it was drawn on. Always decoration. */
export function BrandConstruction({ className, ...rest }: BrandConstructionProps) {
  const { from, to } = CONSTRUCTION.reach;
  const columns = CONSTRUCTION.columns.map((x) => `M${x} ${from}V${to}`);
  const rows = CONSTRUCTION.rows.map((y) => `M${from} ${y}H${to}`);
  return (
    <svg
      viewBox={CONSTRUCTION.viewBox}
      fill="none"
      aria-hidden="true"
      {...rest}
      className={`own:block ${className ?? ''}`}
    >
      <g stroke="currentColor" strokeOpacity="0.4" strokeWidth="1">
        <path vectorEffect="non-scaling-stroke" d={[...columns, ...rows].join('')} />
        {CONSTRUCTION.circles.map(({ x, y, radius }) => (
          <circle key={`${x} ${radius}`} cx={x} cy={y} r={radius} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      <path
        d={CONSTRUCTION.outline}
        fill="currentColor"
        fillOpacity="0.08"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
