import type { ComponentProps } from 'react';
import { parseHex, readableOn } from '../../lib/color';
import { useLocale } from '../../lib/locale';

type LogoTileProps = Omit<ComponentProps<'svg'>, 'color'> & {
  name: string;
  color?: string | null | undefined;
  alt: string;
  className?: string | undefined;
};

/**
 * SVG, so that the letter scales with the tile. The colour is an attribute and not a style, which a strict
 * Content-Security-Policy would take out of server-rendered HTML. It is data: forced colours leave it alone.
 */
export function LogoTile({ name, color, alt, className, ...rest }: LogoTileProps) {
  const { locale } = useLocale();
  const ground = color?.trim();
  return (
    <svg
      {...rest}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      data-state="tile"
      role="img"
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={`own:block own:size-full ${ground ? 'forced-color-adjust-none' : ''} ${className ?? ''}`}
    >
      <rect
        x="-200"
        y="-200"
        width="500"
        height="500"
        {...(ground ? { fill: ground } : { className: 'fill-accent-surface' })}
      />
      <text
        x="50"
        y="50"
        fontSize="34"
        textAnchor="middle"
        dominantBaseline="central"
        {...(ground ? { fill: tileInk(ground) } : {})}
        className={`font-display font-semibold ${ground ? '' : 'fill-accent-text'}`}
      >
        {initial(name, locale)}
      </text>
    </svg>
  );
}

/** Ink of a letter on a tile. What is no `#RGB` or `#RRGGBB` counts as dark, as an unknown brand colour mostly is. */
export function tileInk(color: string): '#FFFFFF' | '#12151C' {
  const ground = color.startsWith('#') ? parseHex(color) : null;
  return readableOn(ground ?? '#000000') === '#FFFFFF' ? '#FFFFFF' : '#12151C';
}

/** The letter that stands for a logo without a picture: the name's first visible character, in capitals. */
export function initial(name: string, locale = 'es'): string {
  const [first] = new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(name.trim());
  return first ? first.segment.toLocaleUpperCase(locale) : '·';
}
