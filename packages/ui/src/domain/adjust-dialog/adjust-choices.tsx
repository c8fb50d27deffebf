import { type ComponentProps, useId } from 'react';
import { RadioTiles } from '../../primitives/radio-tiles';
import { Skeleton } from '../../primitives/skeleton';
import { ErrorState } from '../../states/error-state';
import type { LoadFailure } from '../../states/error-state/load-failure';
import { LogoImage } from '../logo-image';
import { groundClass } from '../logo-stage/ground';
import { type adjustTexts, useAdjustTexts } from '../texts/adjust';

/** Something that a logo may be changed to. */
export type AdjustOption = {
  value: string;
  label: string;
  /** One line under the label. */
  description?: string | undefined;
  /** Address of the logo itself as it would be, for `ground`. */
  src?: string | undefined;
};

/** What there is to choose. */
export type AdjustChoicesState =
  | { status: 'loading' }
  | LoadFailure
  /** With no options, `empty` says why. */
  | { status: 'ready'; options: readonly AdjustOption[]; empty?: string | undefined };

/** Props of {@link AdjustChoices}; the rest goes to the radio group, or to the box around what stands in for it. */
export type AdjustChoicesProps = {
  /** Names the group. */
  label: string;
  /** The choices: on their way, could not be loaded, or here. */
  state: AdjustChoicesState;
  /** The chosen value; null where none of these is. */
  value: string | null;
  /** Called with the value that was chosen. */
  onValueChange: (value: string) => void;
  /** The logo's name: its initial stands in for a picture that fails. */
  companyName: string;
  /** The logo's colour, `#RRGGBB`: ground of the initial. */
  color?: string | undefined;
  /** Ground of the pictures; they must suit it. */
  ground?: 'light' | 'dark' | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof adjustTexts.adjust> | undefined;
} & Omit<ComponentProps<'div'>, 'children' | 'color' | 'defaultValue' | 'dir'>;

/** How many tiles stand in for those to come. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Choices of one thing about a logo, each of which shows the logo itself as it would be. */
export function AdjustChoices({
  label,
  state,
  value,
  onValueChange,
  companyName,
  color,
  ground = 'light',
  texts: given,
  className,
  ...rest
}: AdjustChoicesProps) {
  const texts = useAdjustTexts('adjust', given);
  const titleId = useId();
  if (state.status === 'ready' && state.options.length > 0) {
    return (
      <RadioTiles
        {...rest}
        label={label}
        indicator="corner"
        value={value}
        onValueChange={onValueChange}
        className={`*:[[role=radiogroup]]:grid-cols-[repeat(auto-fill,minmax(min(calc(50%-0.375rem),8.5rem),1fr))] ${className ?? ''}`}
        options={state.options.map((option) => ({
          value: option.value,
          label: option.label,
          description: option.description,
          media: (
            <span className={`block aspect-3/2 min-h-0 *:p-[9%] ${groundClass[ground]}`}>
              <LogoImage name={companyName} color={color} src={option.src} />
            </span>
          ),
        }))}
      />
    );
  }
  return (
    <div {...rest} className={className}>
      <section aria-labelledby={titleId} className="grid gap-2.5">
        <span id={titleId} className="text-small font-semibold">
          {label}
        </span>
        {state.status === 'error' ? (
          <ErrorState text={state.message} onRetry={state.onRetry} />
        ) : state.status === 'loading' ? (
          <div
            role="status"
            className="grid grid-cols-[repeat(auto-fill,minmax(min(calc(50%-0.375rem),8.5rem),1fr))] gap-3"
          >
            <span className="sr-only">{texts.loadingOptions}</span>
            {PLACEHOLDERS.map((key) => (
              <span key={key} className="block rounded-card border border-line">
                <Skeleton shape="block" className="aspect-3/2 w-full rounded-t-card" />
                <span aria-hidden="true" className="block h-10" />
              </span>
            ))}
          </div>
        ) : (
          <p role="status" className="text-small text-ink-muted">
            {state.empty ?? texts.noOptions}
          </p>
        )}
      </section>
    </div>
  );
}
