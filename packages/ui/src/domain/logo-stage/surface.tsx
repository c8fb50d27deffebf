import type { ReactNode } from 'react';
import { parseHex, readableOn } from '../../lib/color';
import { LogoImage } from '../logo-image';
import { groundClass } from './ground';

/** A logo's images: one for each ground it has to stand on. Those that are missing are mended with a plate. */
export type LogoViews = {
  /** The logo's name. */
  name: string;
  /** The logo's colour, `#RRGGBB`. */
  color: string;
  /** Address of the drawing for light grounds. */
  src?: string | null | undefined;
  /** Address of the drawing for dark grounds; without it the light one stands on a white plate. */
  darkSrc?: string | null | undefined;
  /** Address of the drawing for the logo's own colour; without it the light one stands on a white plate. */
  brandSrc?: string | null | undefined;
  /** Address of the drawing for small sizes; without it the one for light grounds. */
  iconSrc?: string | null | undefined;
};

const GROUNDS = {
  ...groundClass,
  brand: 'forced-color-adjust-none',
};

/** The ground under a view of the logo. */
export type Ground = keyof typeof GROUNDS;

type SurfaceProps = { ground: Ground; color: string; className?: string | undefined; children: ReactNode };

/** A sheet of light paper, of dark paper, or of the logo's own colour. */
export function Surface({ ground, color, className, children }: SurfaceProps) {
  return (
    <div
      data-ground={ground}
      style={ground === 'brand' ? { backgroundColor: color } : undefined}
      className={`overflow-hidden border border-line ${GROUNDS[ground]} ${className ?? ''}`}
    >
      {children}
    </div>
  );
}

/** The logo for a ground: its own variant, or the light one on a white plate, which is right on any ground. */
export function LogoOn({ ground, logo }: { ground: Ground; logo: LogoViews }) {
  const own = { light: logo.src, dark: logo.darkSrc, brand: logo.brandSrc }[ground];
  const color = plateColor(ground, logo);
  if (own) return <LogoImage name={logo.name} color={color} src={own} />;
  if (!logo.src) {
    return (
      <LogoImage
        name={logo.name}
        color={color}
        className="mx-auto aspect-square h-full w-auto rounded-control"
      />
    );
  }
  return (
    <span
      className={`grid size-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center rounded-[4px] p-[6%] ${groundClass.light}`}
    >
      <LogoImage name={logo.name} color={logo.color} src={logo.src} />
    </span>
  );
}

/** Colour of the initial's tile: on its own colour the tile would vanish. */
function plateColor(ground: Ground, { color }: LogoViews): string {
  if (ground !== 'brand') return color;
  return readableOn(parseHex(color) ?? '#FFFFFF');
}
