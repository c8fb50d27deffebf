import { DescriptionList } from '../../primitives/description-list';
import { Heading } from '../../primitives/heading';
import type { LogoViews } from '../logo-stage';
import type { wizardTexts } from '../texts/wizard';

/** A logo that was made, with its brief in words. */
export type ResultLogo = LogoViews & {
  /** Labels, as people read them. */
  industry: string;
  style: string;
  type: string;
  /** What was asked of the engine, if it said. */
  prompt?: string | null | undefined;
};

type ResultFactsProps = {
  logo: ResultLogo;
  texts: typeof wizardTexts.result;
  headingLevel: 3 | 4;
  className?: string | undefined;
};

/** Name, industry, specs and prompt. */
export function ResultFacts({ logo, texts, headingLevel, className }: ResultFactsProps) {
  const prompt = logo.prompt?.trim();
  return (
    <div className={className}>
      <Heading level={headingLevel} size="lg" className="wrap-anywhere">
        {logo.name}
      </Heading>
      <p className="mt-1 text-ink-muted">{logo.industry}</p>
      <DescriptionList
        aria-label={texts.specs}
        className="mt-4 border-y border-line"
        items={[
          { term: texts.style, description: logo.style },
          { term: texts.type, description: logo.type },
          { term: texts.color, description: <ColorCode color={logo.color} /> },
          { term: texts.formats, description: texts.formatList },
        ]}
      />
      {prompt && (
        <div className="mt-4">
          <p className="eyebrow">{texts.prompt}</p>
          <p className="mt-1.5 border-s border-accent-line ps-3 text-small text-ink-muted wrap-anywhere">
            {prompt}
          </p>
        </div>
      )}
    </div>
  );
}

function ColorCode({ color }: { color: string }) {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        style={{ backgroundColor: color }}
        className="size-4 rounded-full border border-line-strong forced-color-adjust-none"
      />
      <span dir="ltr" className="font-code">
        {color}
      </span>
    </span>
  );
}
