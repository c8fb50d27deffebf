import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProposedLogo } from '@trazo/api-client';
import { WIZARD_STEPS } from '@trazo/api-client/catalog';
import { useAlerts } from '@trazo/ui/alert';
import { GeneratingPanel } from '@trazo/ui/generating-panel';
import { Heading } from '@trazo/ui/heading';
import { LivePreview } from '@trazo/ui/live-preview';
import { onDemand } from '@trazo/ui/on-demand';
import { WizardLayout } from '@trazo/ui/wizard-layout';
import { WizardNavigation } from '@trazo/ui/wizard-navigation';
import { WizardSteps } from '@trazo/ui/wizard-steps';
import { useState } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { messageOf } from '../../error-message';
import { useClient } from '../../hooks/use-client';
import { usePart } from '../../hooks/use-part';
import { generateTexts } from '../../texts/generate';
import { useTheme } from '../../theme/theme-provider';
import type { Draft } from './draft';
import { InfoStep } from './info-step';
import { RecentCreations } from './recent-creations';
import { usePreview } from './use-preview';
import { useWizard } from './use-wizard';

const result = onDemand(
  () => import('./result'),
  ({ Result }) => Result,
);
/** The steps that choose: the wizard always begins at the one that types. */
const choices = onDemand(
  () => import('./choice-step'),
  ({ ChoiceStep }) => ChoiceStep,
);

/** §2 Logo wizard (/generate). */
export default function Generate() {
  const wizard = useWizard();
  const { step, draft } = wizard;
  const { theme } = useTheme();
  const preview = usePreview(draft);
  const [made, setMade] = useState<{ logo: ProposedLogo; open: boolean } | null>(null);
  const generation = useGeneration((logo) => setMade({ logo, open: true }));
  const question = generateTexts.steps[step - 1] ?? generateTexts.steps[0];

  const ChoiceStep = usePart(choices, step > 1, (wanted) => wizard.goTo(wanted ? step : 1));
  /** The logo stays while its dialog goes. */
  const setOpen = (open: boolean) => setMade((current) => current && { ...current, open });
  const Result = usePart(result, made?.open ?? false, setOpen);
  const close = () => setOpen(false);

  function generate() {
    result.prefetch();
    generation.mutate(draft);
  }
  function regenerate() {
    close();
    generate();
  }
  function startOver() {
    close();
    wizard.reset();
  }

  return (
    <>
      <Heading level={1} size="xl">
        {generateTexts.title}
      </Heading>
      <WizardLayout
        className="mt-6"
        onPointerEnter={choices.prefetch}
        onFocus={choices.prefetch}
        step={step}
        title={question.title}
        description={generation.isPending ? undefined : question.description}
        steps={<WizardSteps steps={generateTexts.steps} current={step} onStepSelect={wizard.goTo} />}
        navigation={
          generation.isPending ? undefined : (
            <WizardNavigation
              step={step}
              stepCount={WIZARD_STEPS}
              canContinue={wizard.canContinue}
              onPrevious={wizard.previous}
              onNext={wizard.next}
              onGenerate={generate}
              focusOnMount={!generation.isIdle}
            />
          )
        }
        preview={
          <LivePreview src={preview()} name={draft.companyName} color={draft.selectedColor} surface={theme} />
        }
      >
        {generation.isPending ? (
          <GeneratingPanel />
        ) : step === 1 ? (
          <InfoStep
            draft={draft}
            change={wizard.change}
            submit={wizard.canContinue ? wizard.next : () => {}}
          />
        ) : ChoiceStep ? (
          <ChoiceStep step={step} draft={draft} change={wizard.change} goTo={wizard.goTo} preview={preview} />
        ) : null}
      </WizardLayout>
      <RecentCreations onCreate={startOver} className="mt-14" />
      {Result && made ? (
        <Result
          key={made.logo.id}
          logo={made.logo}
          open={made.open}
          onClose={close}
          onRegenerate={regenerate}
          onStartOver={startOver}
        />
      ) : null}
    </>
  );
}

/** §4 Generation: the draft to the server, the logo to the result; a failure is told and nothing is lost. */
function useGeneration(onLogo: (logo: ProposedLogo) => void) {
  const client = useClient();
  const { account, refreshUserData } = useAuth();
  const alerts = useAlerts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: Draft) => client.generateLogo(draft),
    onSuccess: (logo) => {
      onLogo(logo);
      // Pages of the gallery that were seen before are without it.
      void queries.invalidateQueries({ queryKey: ['gallery'] });
      // Only a server that reports credits has a new figure to tell.
      if (account?.creditos !== undefined) void refreshUserData();
    },
    onError: (error) => alerts.show({ tone: 'error', message: generateTexts.failed(messageOf(error)) }),
  });
}
