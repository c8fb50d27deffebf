import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { HEADING } from '../../lib/focus-heir';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { Heading, type HeadingLevel } from '../../primitives/heading';
import { Skeleton } from '../../primitives/skeleton';
import { type LoadFailure, LoadFailureBanner } from '../../states/error-state/load-failure';
import { type brandTexts, useBrandTexts } from '../texts/brand';

/** One thing that was found out about a logo. */
export type LogoCheck = {
  id: string;
  /** Nothing to mind. */
  good: boolean;
  /** A few words: 'Se lee desde 16 px'. */
  title: string;
  /** What was measured. */
  text: string;
  /** What to do about it. */
  advice: string;
};

/** What there is to show. */
export type LogoChecksState =
  | { status: 'loading' }
  /** `message` defaults to 'No se pudo revisar el logo'. */
  | LoadFailure
  | { status: 'ready'; checks: readonly LogoCheck[] };

/** Props of {@link LogoChecks}; the rest goes to the `<section>`. */
export type LogoChecksProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** What it shows: `loading`, `error` (message, onRetry) or `ready` (checks). */
  state: LogoChecksState;
  /** Level of its heading in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof brandTexts.checks> | undefined;
};

/** Where a logo works and where to be careful, each with what to do about it. */
export function LogoChecks({ state, headingLevel = 3, texts: given, className, ...rest }: LogoChecksProps) {
  const texts = useBrandTexts('checks', given);
  const titleId = useId();
  const keepFocus = useKeptFocus({ state: state.status, heir: HEADING, given: rest });
  const checks = state.status === 'ready' ? state.checks : [];
  return (
    <section
      aria-labelledby={titleId}
      data-status={state.status}
      {...rest}
      {...keepFocus}
      className={`@container grid grid-cols-1 content-start gap-3 ${className ?? ''}`}
    >
      <div>
        <Heading level={headingLevel} size="sm" id={titleId}>
          {texts.title}
        </Heading>
        {state.status === 'ready' && (
          <p className="mt-0.5 text-small text-ink-muted">
            {texts.summary(checks.filter(({ good }) => good).length, checks.length)}
          </p>
        )}
      </div>
      {state.status === 'loading' && (
        <div role="status" className="grid gap-2 py-2" data-skeleton="">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="w-2/5" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </div>
      )}
      {state.status === 'error' && (
        <LoadFailureBanner message={state.message ?? texts.error} onRetry={state.onRetry} />
      )}
      {state.status === 'ready' && (
        <ul className="grid grid-cols-1 gap-x-8 gap-y-4 @xl:grid-cols-2">
          {checks.map((check) => (
            <CheckRow key={check.id} check={check} texts={texts} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CheckRow({ check, texts }: { check: LogoCheck; texts: typeof brandTexts.checks }) {
  const { good, title, text, advice } = check;
  const Icon = good ? CircleCheck : TriangleAlert;
  const color = good ? 'text-success-text' : 'text-warning-text';
  return (
    <li data-good={good} className="flex items-start gap-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${color}`} />
      <div className="min-w-0 text-small">
        <p className="font-semibold wrap-anywhere">
          {title}{' '}
          <span className={`ms-1 text-caption whitespace-nowrap ${color}`}>
            {good ? texts.good : texts.care}
          </span>
        </p>
        <p className="mt-0.5 text-ink-muted">
          {text} {advice}
        </p>
      </div>
    </li>
  );
}
