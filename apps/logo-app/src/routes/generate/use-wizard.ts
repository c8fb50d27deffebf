import { useEffect, useState } from 'react';
import { eraseDraft, readDraft, writeDraft } from '../../draft-storage';
import { type Draft, emptyDraft, isBegun, isStepValid, parseDraft, parseStep, reachable } from './draft';
import { useStep } from './use-step';

/** §4 Wizard: the step (1 to 5) and the draft, which outlive a reload of this tab. */
export function useWizard() {
  const [stored] = useState(readDraft);
  const [draft, setDraft] = useState(() => parseDraft(stored));
  const { step, goTo, begin } = useStep(
    () => parseStep(stored, draft),
    (to) => reachable(to, draft),
  );
  useEffect(() => {
    if (isBegun(draft)) writeDraft(draft, step);
    else eraseDraft();
  }, [draft, step]);

  return {
    step,
    draft,
    canContinue: isStepValid(step, draft),
    change: (fields: Partial<Draft>) => setDraft((current) => ({ ...current, ...fields })),
    goTo,
    previous: () => goTo(Math.max(step - 1, 1)),
    /** 'Nuevo Logo': step 1 with the defaults, and nothing kept. */
    reset: () => {
      begin(1);
      setDraft(emptyDraft);
    },
    /** Takes a reset back, also for whoever left the wizard meanwhile. */
    restore: (before: { draft: Draft; step: number }) => {
      begin(before.step);
      setDraft(before.draft);
      writeDraft(before.draft, before.step);
    },
  };
}
