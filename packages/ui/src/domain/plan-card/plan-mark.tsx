import type { ComponentProps } from 'react';
import { type Point, polar, type Ray, windRose } from './wind-rose';

/** The three marks: a compass needle, a rose of four winds, a rose of eight. */
export type PlanMarkName = 'explorer' | 'commander' | 'captain';

/** Props of {@link PlanMark}; the rest goes to the `<svg>`. */
export type PlanMarkProps = Omit<ComponentProps<'svg'>, 'children' | 'name'> & {
  /** Which mark. */
  name: PlanMarkName;
};

const CENTRE: Point = { x: 32, y: 32 };
const ORBIT = 26;

const DRAWING: Record<PlanMarkName, { rays: readonly Ray[]; waist: number; moons: readonly number[] }> = {
  explorer: { rays: rays([35, 215], 20), waist: 5.5, moons: [125] },
  commander: { rays: rays([0, 90, 180, 270], 20), waist: 7, moons: [45, 225] },
  captain: {
    rays: [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => ({ angle, reach: angle % 90 === 0 ? 21 : 14 })),
    waist: 7.5,
    moons: [45, 165, 285],
  },
};

function rays(angles: readonly number[], reach: number): Ray[] {
  return angles.map((angle) => ({ angle, reach }));
}

/** The drawn mark of a plan: one family, in which each plan adds winds and moons. Always decoration. */
export function PlanMark({ name, className, ...rest }: PlanMarkProps) {
  const { waist, moons, ...drawing } = DRAWING[name];
  const { outline, shade } = windRose(CENTRE, drawing.rays, waist);
  return (
    <svg
      viewBox="3 3 58 58"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
      data-mark={name}
      className={`shrink-0 own:block own:size-14 ${className ?? ''}`}
    >
      <circle cx={CENTRE.x} cy={CENTRE.y} r={ORBIT} strokeOpacity="0.45" strokeWidth="1" />
      <path d={outline} />
      <path d={shade} fill="currentColor" stroke="none" />
      {moons.map((angle) => {
        const { x, y } = polar(CENTRE, angle, ORBIT);
        return <circle key={angle} cx={x} cy={y} r="2.75" fill="currentColor" stroke="none" />;
      })}
    </svg>
  );
}
