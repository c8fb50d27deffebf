import { INDUSTRIES, LOGO_TYPES, PRESET_COLORS, STYLES } from '@trazo/api-client/catalog';
import { BriefSummary } from '@trazo/ui/brief-summary';
import { ColorPicker } from '@trazo/ui/color-picker';
import { Field } from '@trazo/ui/field';
import { IndustryPicker } from '@trazo/ui/industry-picker';
import { LogoTypePicker } from '@trazo/ui/logo-type-picker';
import { StylePicker } from '@trazo/ui/style-picker';
import { TextArea } from '@trazo/ui/text-area';
import { TextInput } from '@trazo/ui/text-input';
import { texts } from '../../texts';
import { useTheme } from '../../theme/theme-provider';
import { labelOf } from '../labels';
import type { Draft } from './draft';
import type { usePreview } from './use-preview';

type WizardStepProps = {
  step: number;
  draft: Draft;
  change: (fields: Partial<Draft>) => void;
  goTo: (step: number) => void;
  /** Enter in the name goes on, when the step is valid. */
  submit: () => void;
  preview: ReturnType<typeof usePreview>;
};

const own = texts.generate;

/** The fields of one step, §2 Logo wizard. */
export function WizardStep(props: WizardStepProps) {
  switch (props.step) {
    case 1:
      return <InfoStep {...props} />;
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

function InfoStep({ draft, change, submit }: WizardStepProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={own.companyName} required>
        <TextInput
          size="lg"
          name="company"
          autoComplete="organization"
          placeholder={own.companyNameExample}
          value={draft.companyName}
          onChange={(event) => change({ companyName: event.target.value })}
        />
      </Field>
      <Field label={own.description} hint={own.descriptionHint} className="mt-6">
        <TextArea
          name="description"
          rows={3}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
    </form>
  );
}

function IndustryStep({ draft, change }: WizardStepProps) {
  return (
    <IndustryPicker
      hideLabel
      options={INDUSTRIES}
      value={draft.selectedIndustry}
      onValueChange={(id) => change({ selectedIndustry: id as Draft['selectedIndustry'] })}
    />
  );
}

function StyleStep({ draft, change, preview }: WizardStepProps) {
  const { theme } = useTheme();
  return (
    <>
      <LogoTypePicker
        options={LOGO_TYPES.map((option) => ({ ...option, sampleSrc: preview({ logoType: option.id }) }))}
        surface={theme}
        companyName={draft.companyName}
        color={draft.selectedColor}
        value={draft.logoType}
        onValueChange={(id) => change({ logoType: id as Draft['logoType'] })}
      />
      <StylePicker
        className="mt-8"
        surface={theme}
        options={STYLES.map((option) => ({ ...option, sampleSrc: preview({ selectedStyle: option.id }) }))}
        value={draft.selectedStyle}
        onValueChange={(id) => change({ selectedStyle: id as Draft['selectedStyle'] })}
      />
    </>
  );
}

function ColorStep({ draft, change }: WizardStepProps) {
  return (
    <ColorPicker
      label={own.color}
      presets={PRESET_COLORS}
      value={draft.selectedColor}
      onValueChange={(selectedColor) => change({ selectedColor })}
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

function SummaryStep({ draft, goTo }: WizardStepProps) {
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
