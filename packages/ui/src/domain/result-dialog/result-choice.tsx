import type { LogoViews } from '../logo-stage';
import { type ProposalOption, ProposalPicker } from '../proposal-picker';
import type { wizardTexts } from '../texts/wizard';

/** One of the drawings that the logo may be. */
export type ResultProposal = ProposalOption & Pick<LogoViews, 'brandSrc' | 'iconSrc'>;

/** The drawings that the logo may be, and which of them it is. */
export type ResultProposals = {
  /** In order. */
  options: readonly ResultProposal[];
  /** Value of the one that it is: the one that is shown large. */
  value: string;
  /** Called with the value that was chosen. */
  onValueChange: (value: string) => void;
  /** What was to be among them and is not, and why. */
  notice?: string | undefined;
  /** Ground of the drawings to choose among; the page's theme. */
  ground?: 'light' | 'dark' | undefined;
};

type Drawings = Pick<LogoViews, 'src' | 'darkSrc' | 'brandSrc' | 'iconSrc'>;

/** The drawings of the one that was chosen, and no others; undefined where there is none to choose. */
export function chosenOf(proposals: ResultProposals | undefined): Drawings | undefined {
  const chosen = proposals?.options.find(({ value }) => value === proposals.value);
  return (
    chosen && { src: chosen.src, darkSrc: chosen.darkSrc, brandSrc: chosen.brandSrc, iconSrc: chosen.iconSrc }
  );
}

type ResultChoiceProps = {
  proposals: ResultProposals;
  logo: Pick<LogoViews, 'name' | 'color'>;
  texts: typeof wizardTexts.result;
  /** Id of the sentence that says what other drawings cost. */
  costId: string;
};

/** The drawings to choose among, and what choosing and asking for others costs. */
export function ResultChoice({ proposals, logo, texts, costId }: ResultChoiceProps) {
  const { notice, ...drawings } = proposals;
  return (
    <div>
      <ProposalPicker {...drawings} companyName={logo.name} color={logo.color} />
      {notice && <p className="mt-3 text-small">{notice}</p>}
      <p className="mt-3 text-small text-ink-muted">
        {texts.proposals} <span id={costId}>{texts.regenerateCost}</span>
      </p>
    </div>
  );
}
