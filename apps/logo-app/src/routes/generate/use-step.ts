import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What an entry of the browser's history holds of the wizard; the entry that the page was opened with holds nothing. */
type Entry = {
  step: number;
  /** The step of the entry before it. */
  before: number;
  /** The step of the entry that the page was opened with. */
  first: number;
  /** How many entries of the wizard lie before it. */
  depth: number;
};
type Place = { wizard?: Entry } | null;

/**
 * Which step is shown. Each that somebody goes to is an entry of the browser's history, so that Back leads from step
 * to step and leaves the page only from the first.
 * @param opened tells the step that the page is opened at, once
 * @param reachable as far towards a step as what is filled in allows
 */
export function useStep(opened: () => number, reachable: (step: number) => number) {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const entry = (state as Place)?.wizard;
  const [first, setFirst] = useState(() => entry?.first ?? opened());
  const wanted = entry?.step ?? first;
  const step = reachable(wanted);

  // The router moves in its own time: another press meanwhile goes no further.
  const asked = useRef({ step, key: '' });
  useEffect(() => {
    const isNew = asked.current.key !== key;
    asked.current = { step, key };
    if (!isNew || step === wanted) return;
    // Forward led to a step that is no longer to be had. Its entry becomes one of the step that is shown instead, or
    // filling in what is missing would lead there in mid-word.
    if (entry) void navigate('.', { replace: true, state: { wizard: { ...entry, step } } });
    else setFirst(step);
  }, [step, key, wanted, entry, navigate]);

  // As it is when it is asked for: 'Deshacer' comes later, when the entries may be gone, or the page.
  const depth = useRef(0);
  useEffect(() => {
    depth.current = entry?.depth ?? 0;
    return () => {
      depth.current = 0;
    };
  }, [entry]);

  function goTo(to: number) {
    if (asked.current.step === to) return;
    asked.current = { step: to, key };
    if (to === entry?.before) void navigate(-1);
    else
      void navigate('.', {
        state: { wizard: { step: to, before: step, first, depth: (entry?.depth ?? 0) + 1 } satisfies Entry },
      });
  }

  /** Leaves no entry of the wizard to go back to. */
  function begin(at: number) {
    setFirst(at);
    if (depth.current > 0) void navigate(-depth.current);
  }

  return { step, goTo, begin };
}
