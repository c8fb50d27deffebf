import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { isClientError, type ProposedLogo } from '@trazo/api-client';
import { logoFileUrl } from '@trazo/api-client/addresses';
import { WIZARD_STEPS } from '@trazo/api-client/catalog';
import { type AlertRequest, useAlerts } from '@trazo/ui/alert';
import { Button } from '@trazo/ui/button';
import { GeneratingPanel } from '@trazo/ui/generating-panel';
import { Heading } from '@trazo/ui/heading';
import { LivePreview } from '@trazo/ui/live-preview';
import { onDemand } from '@trazo/ui/on-demand';
import { WizardLayout } from '@trazo/ui/wizard-layout';
import { WizardNavigation } from '@trazo/ui/wizard-navigation';
import { WizardSteps } from '@trazo/ui/wizard-steps';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../auth/auth-provider';
import { messageOf } from '../../error-message';
import { useCapability } from '../../hooks/use-capability';
import { useClient } from '../../hooks/use-client';
import { usePart } from '../../hooks/use-part';
import { useStableCallback } from '../../hooks/use-stable-callback';
import { GALLERY_KEY } from '../../query-keys';
import { authTexts } from '../../texts/auth';
import { generateTexts } from '../../texts/generate';
import { useTheme } from '../../theme/theme-provider';
import { UNDO_DURATION } from '../../undo-duration';
import { arrived } from './arrived';
import { type Draft, isBegun } from './draft';
import { InfoStep } from './info-step';
import { type Finished, useLastLogo } from './last-logo';
import { RecentCreations } from './recent-creations';
import { usePreview } from './use-preview';
import { useWizard } from './use-wizard';

const result = onDemand(
  () => import('./result'),
  ({ Result }) => Result,
);
/** The steps that choose: a new draft begins at the one that types. */
const choices = onDemand(
  () => import('./choice-step'),
  ({ ChoiceStep }) => ChoiceStep,
);

const GENERATION = ['generation'];

/** §2 Logo wizard (/generate). */
export default function Generate() {
  const wizard = useWizard();
  const { step, draft } = wizard;
  const { theme } = useTheme();
  const preview = usePreview(draft);
  const alerts = useAlerts();
  const { made, show, change, setOpen } = useLastLogo();
  const generation = useGeneration(show);
  const [hasGenerated, setHasGenerated] = useState(false);
  if (generation.isPending && !hasGenerated) setHasGenerated(true);
  const choosing = useRef<HTMLFormElement>(null);
  const startedOver = useRef('');
  const question = generateTexts.steps[step - 1] ?? generateTexts.steps[0];

  const ChoiceStep = usePart(choices, step > 1, (wanted) => wizard.goTo(wanted ? step : 1));
  const Result = usePart(result, made?.open ?? false, setOpen);
  const close = () => setOpen(false);
  const [shownAt, setShownAt] = useState(step);
  if (shownAt !== step) {
    // Back from a result leads out of it too.
    setShownAt(step);
    close();
  }

  /** Forwards only past what is valid: a code that is half a colour is told, not left behind. */
  function goTo(to: number) {
    if (to < step || (choosing.current?.reportValidity() ?? true)) wizard.goTo(to);
  }
  function generate(inputs: Draft, onError = () => {}) {
    // It would stand above the title of the logo that comes.
    alerts.dismiss(startedOver.current);
    result.prefetch();
    generation.start(inputs, onError);
  }
  function startOver() {
    change({ open: false, done: true });
    wizard.reset();
  }
  /** Below the wizard, where a press may be a slip: what was filled in can be brought back. */
  function createNew() {
    startOver();
    if (!isBegun(draft)) return;
    startedOver.current = alerts.show({
      message: generateTexts.startedOver,
      duration: UNDO_DURATION,
      action: {
        label: generateTexts.undo,
        onPress: () => {
          wizard.restore({ draft, step });
          change({ done: false });
        },
      },
    });
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
        steps={
          <WizardSteps
            steps={generateTexts.steps}
            current={step}
            onStepSelect={generation.isPending ? undefined : goTo}
          />
        }
        navigation={
          generation.isPending ? undefined : (
            <WizardNavigation
              step={step}
              stepCount={WIZARD_STEPS}
              canContinue={wizard.canContinue}
              onPrevious={wizard.previous}
              onNext={() => goTo(step + 1)}
              onGenerate={() => generate(draft)}
              focusOnMount={hasGenerated}
            />
          )
        }
        preview={
          <LivePreview
            src={preview.address()}
            name={draft.companyName}
            drawnName={preview.drawnName}
            onImageError={preview.explain}
            note={preview.fault?.message}
            color={draft.selectedColor}
            ground={theme}
          />
        }
      >
        {generation.isPending ? (
          <GeneratingPanel />
        ) : step === 1 ? (
          <InfoStep
            draft={draft}
            change={wizard.change}
            fault={preview.fault}
            submit={wizard.canContinue ? () => goTo(2) : () => {}}
          />
        ) : ChoiceStep ? (
          <form ref={choosing} noValidate onSubmit={(event) => event.preventDefault()}>
            <ChoiceStep
              step={step}
              draft={draft}
              change={wizard.change}
              goTo={wizard.goTo}
              preview={preview.address}
            />
          </form>
        ) : null}
      </WizardLayout>
      {made && !made.open && !made.done && !generation.isPending ? (
        <Button variant="secondary" className="mt-6" onClick={() => setOpen(true)}>
          {generateTexts.seeAgain((made.adjusted ?? made.logo).name)}
        </Button>
      ) : null}
      <RecentCreations onCreate={createNew} createDisabled={generation.isPending} className="mt-14" />
      {Result && made ? (
        <Result
          key={made.logo.id}
          logo={made.logo}
          fate={made}
          onFate={change}
          open={made.open}
          onClose={close}
          onRegenerate={() => {
            close();
            // Without another one there is still the last.
            generate(made.inputs, () => setOpen(true));
          }}
          onStartOver={startOver}
        />
      ) : null}
    </>
  );
}

/**
 * §4 Generation: the draft to the server, the logo to the result; a failure is told and nothing is lost. It goes on while
 * another screen is shown: whichever wizard is there when it ends takes the logo, or else the next one.
 */
function useGeneration(onLogo: (finished: Finished) => void) {
  const client = useClient();
  const { account, preLogin, updateAccount } = useAuth();
  const hasFormats = useCapability('formats');
  const alerts = useAlerts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const failure = useRef('');
  /** Where a refusal leads on, by its status: the draft waits for whoever comes back. */
  const ways: Record<number, AlertRequest['action']> = {
    401: { label: authTexts.signIn, onPress: () => void preLogin() },
    402: { label: generateTexts.changePlan, onPress: () => void navigate('/plan') },
  };
  const { mutate } = useMutation({
    mutationKey: GENERATION,
    gcTime: Number.POSITIVE_INFINITY,
    // What failed before says nothing of this try, and would stand above a logo that is ready.
    onMutate: () => alerts.dismiss(failure.current),
    mutationFn: async (draft: Draft) => {
      const logo = await client.generateLogo(draft);
      // It is announced as ready, and what is shown then can be downloaded or paid for again: not before it is seen.
      const drawing = hasFormats ? logoFileUrl(logo.image_url, { format: 'svg' }) : undefined;
      await arrived(drawing ?? logo.image_url);
      return logo;
    },
    onSuccess: () => {
      // Pages of the gallery that were seen before are without it.
      void queries.invalidateQueries({ queryKey: GALLERY_KEY });
      // Only a server that reports credits has a new figure to tell.
      if (account?.creditos !== undefined) void updateAccount();
    },
    onError: (error) => {
      failure.current = alerts.show({
        tone: 'danger',
        message: generateTexts.failed(messageOf(error)),
        action: isClientError(error) ? ways[error.status ?? 0] : undefined,
      });
    },
  });

  const last = useMutationState<MutationState<ProposedLogo, Error, Draft>>({
    filters: { mutationKey: GENERATION },
  }).at(-1);
  const take = useStableCallback(onLogo);
  const logo = last?.data;
  const inputs = last?.variables;
  useEffect(() => {
    if (!logo || !inputs) return;
    take({ logo, inputs });
    // Shown once: a wizard that is opened later begins without it.
    const mutations = queries.getMutationCache();
    for (const finished of mutations.findAll({ mutationKey: GENERATION, status: 'success' })) {
      mutations.remove(finished);
    }
  }, [logo, inputs, take, queries]);

  return {
    isPending: last?.status === 'pending',
    start: (draft: Draft, onError: () => void) => {
      // A second press comes before the page knows of the first.
      if (queries.isMutating({ mutationKey: GENERATION }) === 0) mutate(draft, { onError });
    },
  };
}
