import type { ReactNode } from 'react';
import type { Given } from '../../lib/locale';
import { Heading } from '../../primitives/heading';
import { LandingSection, type LandingSectionProps } from '../landing-section';
import { type landingTexts, useLandingTexts } from '../texts/landing';
import type { FeatureLogo } from './feature-logo';
import { KitArtefact } from './kit-artefact';
import { SizesArtefact } from './sizes-artefact';
import { VectorArtefact } from './vector-artefact';

/** Props of {@link FeatureArtefacts}: those of a section, with its anchor and texts given, and one logo. */
export type FeatureArtefactsProps = Omit<LandingSectionProps, 'id' | 'title' | 'children'> &
  Given<Pick<LandingSectionProps, 'id' | 'title'>> & {
    /** The logo that is shown as a vector, at every size and laid out as a brand. */
    logo: FeatureLogo;
    /** Replaces some of its own texts. */
    texts?: Partial<typeof landingTexts.features> | undefined;
  };

/** What the product gives, as three things it made: a vector, a logo at every size, a brand laid out. */
export function FeatureArtefacts({
  id = 'features',
  title,
  lede,
  logo,
  texts: given,
  ...rest
}: FeatureArtefactsProps) {
  const texts = useLandingTexts('features', given);
  return (
    <LandingSection
      {...rest}
      id={id}
      title={title ?? texts.title}
      lede={lede === undefined ? texts.lede : lede}
    >
      <ul className="grid gap-x-5 gap-y-12 @[62rem]:grid-cols-12">
        <Artefact
          title={texts.vectorTitle}
          text={texts.vectorText}
          place="@[62rem]:col-span-7"
          frame="h-80 @lg:h-104"
        >
          <VectorArtefact />
        </Artefact>
        <Artefact
          title={texts.sizesTitle}
          text={texts.sizesText}
          place="@[62rem]:col-span-5"
          frame="@[62rem]:h-104"
        >
          <SizesArtefact logo={logo} />
        </Artefact>
        <Artefact title={texts.kitTitle} text={texts.kitText} place="@[62rem]:col-span-12" frame="">
          <KitArtefact logo={logo} texts={texts} />
        </Artefact>
      </ul>
    </LandingSection>
  );
}

type ArtefactProps = { title: string; text: string; place: string; frame: string; children: ReactNode };

function Artefact({ title, text, place, frame, children }: ArtefactProps) {
  return (
    <li className={`min-w-0 ${place}`}>
      <div className={`overflow-hidden rounded-card border border-line bg-raised ${frame}`}>{children}</div>
      <Heading level={3} size="md" className="mt-5">
        {title}
      </Heading>
      <p className="mt-1.5 max-w-[60ch] text-pretty text-ink-muted">{text}</p>
    </li>
  );
}
