import type { ComponentProps } from 'react';
import { industryDrawings, plainDrawing } from './industry-drawings';

/** Props of {@link IndustryIcon}; the rest goes to the `<svg>`. */
export type IndustryIconProps = Omit<ComponentProps<'svg'>, 'children' | 'id'> & {
  /** Id of an industry (specification, section 3); an unknown one gets a plain mark. */
  industry: string;
};

/** The drawn icon of an industry, in the current colour. Decoration: the industry's name stands beside it. */
export function IndustryIcon({ industry, className, ...rest }: IndustryIconProps) {
  const known = Object.hasOwn(industryDrawings, industry) ? industryDrawings[industry] : undefined;
  const { stroke, fill } = known ?? plainDrawing;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      fill="none"
      {...rest}
      className={['shrink-0 own:size-8', className].join(' ')}
    >
      <path d={stroke} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      {fill !== undefined && <path d={fill} fill="currentColor" />}
    </svg>
  );
}
