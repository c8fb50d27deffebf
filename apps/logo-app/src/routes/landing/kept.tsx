import { type OnDemand, onDemand } from '@trazo/ui/on-demand';
import { type ReactNode, useState } from 'react';
import { usePart } from '../../hooks/use-part';
import type { LandingParts } from './landing';

/** The parts of the landing whose markup stands in its document, and whose code may never come. */
type Part = 'sections' | 'plans';

const idOf = (part: Part) => `kept-${part}`;

/** A part, where the page is made. */
export function Kept({ part, children }: { part: Part; children: ReactNode }) {
  return <div id={idOf(part)}>{children}</div>;
}

const sections = onDemand(
  () => import('./still-sections'),
  ({ StillSections }) => StillSections,
);
const plans = onDemand(
  () => import('./plans'),
  ({ LandingPlans }) => LandingPlans,
);

/** The landing's parts in a browser, as its document brought them. */
export function keptParts(page: Pick<Document, 'getElementById'>): LandingParts {
  const markupOf = (part: Part) => page.getElementById(idOf(part))?.innerHTML;
  const [sectionsMarkup, plansMarkup] = [markupOf('sections'), markupOf('plans')];
  return {
    sections: (
      <KeptMarkup part="sections" markup={sectionsMarkup} source={sections}>
        {(StillSections) => <StillSections />}
      </KeptMarkup>
    ),
    plans: (period) => (
      <KeptMarkup part="plans" markup={plansMarkup} source={plans} changed={period !== 'monthly'}>
        {(LandingPlans) => <LandingPlans period={period} />}
      </KeptMarkup>
    ),
    onPlansIntent: plans.prefetch,
  };
}

type KeptMarkupProps<Code> = {
  part: Part;
  /** The part as the document has it; undefined where it was not prerendered (in development). */
  markup: string | undefined;
  source: OnDemand<Code>;
  /** It is to show something else than its markup. */
  changed?: boolean;
  children: (code: Code) => ReactNode;
};

/** A part whose markup is left as it is until it has to change: then its code comes and draws it. */
function KeptMarkup<Code>({ part, markup, source, changed = false, children }: KeptMarkupProps<Code>) {
  const [failed, setFailed] = useState(false);
  const wanted = (markup === undefined || changed) && !failed;
  const code = usePart(source, wanted, (again) => setFailed(!again));
  if (code || markup === undefined) {
    return (
      <Kept key="drawn" part={part}>
        {code && children(code)}
      </Kept>
    );
  }
  // Our own markup, as the build wrote it into this very document: nothing that anybody typed.
  return <div key="kept" id={idOf(part)} dangerouslySetInnerHTML={{ __html: markup }} />;
}
