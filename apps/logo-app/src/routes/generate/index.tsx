import type { GeneratedLogo } from '@trazo/api-client';
import { WIZARD_STEPS } from '@trazo/api-client/catalog';
import { GeneratingPanel } from '@trazo/ui/generating-panel';
import { Heading } from '@trazo/ui/heading';
import { LivePreview } from '@trazo/ui/live-preview';
import { WizardLayout } from '@trazo/ui/wizard-layout';
import { WizardNavigation } from '@trazo/ui/wizard-navigation';
import { WizardSteps } from '@trazo/ui/wizard-steps';
import { useState } from 'react';
import { usePageTitle } from '../../app/use-page-title';
import { texts } from '../../texts';
import { useTheme } from '../../theme/theme-provider';
import { RecentCreations } from './recent-creations';
import { Result } from './result';
import { useGeneration } from './use-generation';
import { usePreview } from './use-preview';
import { useWizard } from './use-wizard';
import { WizardStep } from './wizard-step';

/** §2 Logo wizard (/generate). */
export default function Generate() {
  usePageTitle(texts.titles.generate);
  const wizard = useWizard();
  const { step, draft } = wizard;
  const { theme } = useTheme();
  const preview = usePreview(draft);
  const [result, setResult] = useState<{ logo: GeneratedLogo; open: boolean } | null>(null);
  const generation = useGeneration((logo) => setResult({ logo, open: true }));
  const question = texts.generate.steps[step - 1] ?? texts.generate.steps[0];

  /** The logo stays while its dialog goes. */
  const close = () => setResult((current) => current && { ...current, open: false });
  function regenerate() {
    close();
    generation.mutate(draft);
  }
  function startOver() {
    close();
    wizard.reset();
  }

  return (
    <>
      <Heading level={1} size="xl">
        {texts.generate.title}
      </Heading>
      <WizardLayout
        className="mt-6"
        step={step}
        title={question.title}
        description={generation.isPending ? undefined : question.description}
        steps={<WizardSteps steps={texts.generate.steps} current={step} onStepSelect={wizard.goTo} />}
        navigation={
          generation.isPending ? undefined : (
            <WizardNavigation
              step={step}
              stepCount={WIZARD_STEPS}
              canContinue={wizard.canContinue}
              onPrevious={wizard.previous}
              onNext={wizard.next}
              onGenerate={() => generation.mutate(draft)}
            />
          )
        }
        preview={
          <LivePreview src={preview()} name={draft.companyName} color={draft.selectedColor} surface={theme} />
        }
      >
        {generation.isPending ? (
          <GeneratingPanel />
        ) : (
          <WizardStep
            step={step}
            draft={draft}
            change={wizard.change}
            goTo={wizard.goTo}
            submit={wizard.canContinue ? wizard.next : () => {}}
            preview={preview}
          />
        )}
      </WizardLayout>
      <RecentCreations onCreate={startOver} className="mt-14" />
      <Result
        logo={result?.logo}
        open={result?.open ?? false}
        onClose={close}
        onRegenerate={regenerate}
        onStartOver={startOver}
      />
    </>
  );
}
