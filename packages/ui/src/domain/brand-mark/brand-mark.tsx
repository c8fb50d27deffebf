import type { ComponentProps } from 'react';
import { STROKE, SYMBOL, WORD } from './brand-geometry';
import { type BrandMarkVariants, brandMarkVariants } from './brand-mark.variants';

/** Props of {@link BrandMark}; the rest goes to the `<svg>`. */
export type BrandMarkProps = Omit<ComponentProps<'svg'>, 'children'> &
  BrandMarkVariants & {
    /** `symbol`: the `t` alone; `lockup`: the whole word, of which the symbol is the first letter. */
    shape?: 'symbol' | 'lockup' | undefined;
    /** Accessible name; without it the mark is decoration, for where the name stands next to it. */
    label?: string | undefined;
  };

/** The mark of Trazo in one colour, the text's own, so that it works on any ground and in forced colours. */
export function BrandMark({ shape = 'lockup', size, label, className, ...rest }: BrandMarkProps) {
  const word = shape === 'lockup' ? WORD : undefined;
  return (
    <svg
      viewBox={word ? `8 0 ${word.width - 8} 48` : '0 0 48 48'}
      fill="none"
      {...rest}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-shape={shape}
      className={brandMarkVariants({ size, className })}
    >
      <path
        d={[SYMBOL.stem, SYMBOL.bar, ...(word?.strokes ?? [])].join('')}
        stroke="currentColor"
        strokeWidth={STROKE}
      />
      <path d={[SYMBOL.anchor, ...(word?.fills ?? [])].join('')} fill="currentColor" />
    </svg>
  );
}
