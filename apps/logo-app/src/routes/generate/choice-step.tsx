import { INDUSTRIES, LOGO_TYPES, PRESET_COLORS, STYLES } from '@trazo/api-client/catalog';
import { BriefSummary } from '@trazo/ui/brief-summary';
import { ColorPicker } from '@trazo/ui/color-picker';
import { IndustryPicker } from '@trazo/ui/industry-picker';
import { LogoTypePicker } from '@trazo/ui/logo-type-picker';
import { StylePicker } from '@trazo/ui/style-picker';
import { colorTexts } from '../../texts/color';
import { generateTexts } from '../../texts/generate';
import { useTheme } from '../../theme/theme-provider';
import { labelOf } from '../labels';
import type { Draft } from './draft';
import type { Preview } from './use-preview';

type ChoiceStepProps = {
  step: number;
  draft: Draft;
  change: (fields: Partial<Draft>) => void;
  goTo: (step: number) => void;
  preview: Preview['address'];
};

const own = generateTexts;

/** §2 Logo wizard, steps 2 to 5: what is chosen, and the summary. Fetched while step 1 is being filled in. */
export function ChoiceStep(props: ChoiceStepProps) {
  switch (props.step) {
    case 2:
      return <IndustryStep {...props} />;
    case 3:
      return <StyleStep {...props} />;
    case 4:
      return <ColorStep {...props} />;
    default:
      return <SummaryStep {...props} />;
  }
}

function IndustryStep({ draft, change }: ChoiceStepProps) {
  return (
    <IndustryPicker
      hideLabel
      options={INDUSTRIES.map(({ id, label }) => ({ value: id, label }))}
      value={draft.selectedIndustry}
      onValueChange={(selectedIndustry) => change({ selectedIndustry })}
    />
  );
}

function StyleStep({ draft, change, preview }: ChoiceStepProps) {
  const { theme } = useTheme();
  return (
    <>
      <LogoTypePicker
        options={LOGO_TYPES.map(({ id, label }) => ({
          value: id,
          label,
          sampleSrc: preview({ logoType: id }),
        }))}
        ground={theme}
        companyName={draft.companyName}
        color={draft.selectedColor}
        value={draft.logoType}
        onValueChange={(logoType) => change({ logoType })}
      />
      <StylePicker
        className="mt-8"
        ground={theme}
        options={STYLES.map(({ id, label }) => ({
          value: id,
          label,
          sampleSrc: preview({ selectedStyle: id }),
        }))}
        value={draft.selectedStyle}
        onValueChange={(selectedStyle) => change({ selectedStyle })}
      />
    </>
  );
}

function ColorStep({ draft, change }: ChoiceStepProps) {
  return (
    <ColorPicker
      label={own.color}
      presets={PRESET_COLORS}
      value={draft.selectedColor}
      onValueChange={(selectedColor) => change({ selectedColor })}
      texts={colorTexts}
    />
  );
}

/** Which step each line of the summary leads back to. */
const stepOf: Record<string, number> = {
  companyName: 1,
  description: 1,
  industry: 2,
  logoType: 3,
  style: 3,
  color: 4,
};

function SummaryStep({ draft, goTo }: ChoiceStepProps) {
  return (
    <BriefSummary
      items={[
        { id: 'companyName', label: own.companyName, value: draft.companyName },
        { id: 'description', label: own.description, value: draft.description },
        { id: 'industry', label: own.industry, value: labelOf(INDUSTRIES, draft.selectedIndustry) },
        { id: 'logoType', label: own.logoType, value: labelOf(LOGO_TYPES, draft.logoType) },
        { id: 'style', label: own.style, value: labelOf(STYLES, draft.selectedStyle) },
        { id: 'color', label: own.color, value: draft.selectedColor, swatch: draft.selectedColor },
      ]}
      onEdit={(id) => goTo(stepOf[id] ?? 1)}
    />
  );
}
