import type { Given } from '../../lib/locale';
import { LandingSection, type LandingSectionProps } from '../landing-section';
import { LogoSheet, type ShownLogo } from '../logo-sheet';
import { useLandingTexts } from '../texts/landing';

/** A logo on the wall, and whose trade it serves. */
export type ExampleLogo = ShownLogo & { id: string; trade?: string | undefined };

/** Props of {@link ExampleWall}: those of a section, with its anchor and texts given, and the logos. */
export type ExampleWallProps = Omit<LandingSectionProps, 'id' | 'title' | 'children'> &
  Given<Pick<LandingSectionProps, 'id' | 'title'>> & {
    /** Fill whole rows: a multiple of 12 does at every width. */
    logos: readonly ExampleLogo[];
  };

/** A wall of logos, hairlines between them, each with its name and trade under it. */
export function ExampleWall({ id = 'examples', title, lede, logos, ...rest }: ExampleWallProps) {
  const texts = useLandingTexts('examples');
  return (
    <LandingSection
      {...rest}
      id={id}
      title={title ?? texts.title}
      lede={lede === undefined ? texts.lede : lede}
    >
      <ul className="grid grid-cols-2 pt-px ps-px @[46rem]:grid-cols-3 @[62rem]:grid-cols-4">
        {logos.map(({ trade, ...logo }) => (
          <li key={logo.id} className="-mt-px -ms-px flex min-w-0 flex-col border border-line bg-raised">
            <LogoSheet logo={logo} className="aspect-4/3 min-h-0 *:p-4 @lg:*:p-8" />
            <p className="border-t border-line px-3 py-2.5 text-small wrap-anywhere @lg:px-4">
              <span className="block font-semibold">{logo.name}</span>
              {trade ? <span className="block text-caption text-ink-muted">{trade}</span> : null}
            </p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
