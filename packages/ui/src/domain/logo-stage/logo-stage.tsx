import type { ComponentProps } from 'react';
import type { wizardTexts } from '../texts/wizard';
import { LogoContexts } from './logo-contexts';
import { LogoHero } from './logo-hero';
import type { LogoViews } from './surface';

/** Props of {@link LogoStage}; the rest goes to the root `<div>`. */
export type LogoStageProps = Omit<ComponentProps<'div'>, 'children' | 'color'> &
  LogoViews & {
    /** Replaces some of its own texts. */
    texts?: Partial<typeof wizardTexts.stage> | undefined;
  };

/** The whole result: the logo on the drawing table, and below it everywhere it will be seen. */
export function LogoStage({
  name,
  color,
  src,
  darkSrc,
  brandSrc,
  iconSrc,
  texts,
  className,
  ...rest
}: LogoStageProps) {
  return (
    <div {...rest} className={`gap-4 own:grid ${className ?? ''}`}>
      <LogoHero name={name} color={color} src={src} />
      <LogoContexts logo={{ name, color, src, darkSrc, brandSrc, iconSrc }} texts={texts} />
    </div>
  );
}
