import type { ComponentProps } from 'react';
import { LogoImage } from '../logo-image';

/** A logo to be shown, with its name and, where there is one, its drawing for dark grounds. */
export type ShownLogo = {
  name: string;
  /** Address of the drawing for light grounds. */
  src: string;
  /** Address of the drawing for dark grounds; without it the sheet stays light in the dark theme. */
  darkSrc?: string | undefined;
};

/** Props of {@link LogoSheet}; the rest goes to the sheet. */
export type LogoSheetProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The logo's name and its drawings for light and dark grounds. */
  logo: ShownLogo;
  /** `eager` for what is seen first. */
  loading?: 'eager' | 'lazy' | undefined;
  /** `theme` follows the page; `light` and `dark` keep to one ground. */
  ground?: 'theme' | 'light' | 'dark' | undefined;
};

/** Under forced colours the sheet keeps the ground its drawing was made for: a logo's colours are data. */
const FORCED = {
  light: 'forced-color-adjust-none forced:bg-[#fff]',
  dark: 'forced-color-adjust-none forced:bg-[#161a22]',
};

/** The sheet a logo lies on. Its ground always suits the drawing; the name stands elsewhere. */
export function LogoSheet({ logo, loading = 'lazy', ground = 'theme', className, ...rest }: LogoSheetProps) {
  const { name, src, darkSrc } = logo;
  const both = ground === 'theme' && darkSrc !== undefined;
  const fixed = both ? undefined : ground === 'dark' && darkSrc ? 'dark' : 'light';
  const image = { name, loading } as const;
  return (
    <div
      {...rest}
      data-ground={fixed ?? 'theme'}
      className={`${fixed ?? ''} ${FORCED[fixed ?? 'light']} bg-raised own:overflow-hidden ${className ?? ''}`}
    >
      {both ? (
        <>
          <LogoImage {...image} src={src} className="in-[.dark]:hidden forced:block" />
          <LogoImage {...image} src={darkSrc} className="hidden in-[.dark]:block forced:hidden" />
        </>
      ) : (
        <LogoImage {...image} src={fixed === 'dark' ? darkSrc : src} />
      )}
    </div>
  );
}
