import type { Given } from '../../lib/locale';
import { LandingSection, type LandingSectionProps } from '../landing-section';
import { useLandingTexts } from '../texts/landing';

/** Props of {@link PricingSection}: those of a section, with its anchor and texts given. */
export type PricingSectionProps = Omit<LandingSectionProps, 'id' | 'title'> &
  Given<Pick<LandingSectionProps, 'id' | 'title'>>;

/** Where the plans stand on the landing: `control` is the BillingToggle, `children` the PlanGrid. */
export function PricingSection({ id = 'pricing', title, lede, ...rest }: PricingSectionProps) {
  const texts = useLandingTexts('pricing');
  return (
    <LandingSection
      {...rest}
      id={id}
      title={title ?? texts.title}
      lede={lede === undefined ? texts.lede : lede}
    />
  );
}
