import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button';
import { useWizardTexts, type wizardTexts } from '../texts/wizard';

/** One choice of the brief. */
export type BriefItem = {
  id: string;
  label: string;
  /** What was chosen; blank shows that it is missing. */
  value: string;
  /** A colour shown before the value, `#RRGGBB`; the value is then set in the code face. */
  swatch?: string | undefined;
};

/** Props of {@link BriefSummary}; the rest goes to the `<dl>`. */
export type BriefSummaryProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** The choices, in the order of the wizard's steps. */
  items: readonly BriefItem[];
  /** Goes back to where an item is chosen; receives its id. Without it nothing can be edited here. */
  onEdit?: ((id: string) => void) | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof wizardTexts.summary> | undefined;
};

/** Everything that was chosen, to be read once more before the logo is made. */
export function BriefSummary({ items, onEdit, texts: given, className, ...rest }: BriefSummaryProps) {
  const texts = useWizardTexts('summary', given);
  return (
    <dl
      aria-label={texts.label}
      {...rest}
      className={`@container divide-y divide-line border-y border-line ${className ?? ''}`}
    >
      {items.map(({ id, label, value, swatch }) => (
        <div key={id} className="grid items-center gap-x-4 py-2 @sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-small text-ink-muted">{label}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-2">
            {swatch !== undefined && (
              <span
                aria-hidden="true"
                style={{ backgroundColor: swatch }}
                className="size-4 shrink-0 rounded-full border border-line-strong forced-color-adjust-none"
              />
            )}
            <span
              className={`min-w-0 flex-[1_1_5rem] wrap-anywhere ${value.trim() ? '' : 'text-ink-faint'} ${swatch === undefined ? '' : 'font-code text-small'}`}
            >
              {value.trim() || texts.empty}
            </span>
            {onEdit !== undefined && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`${texts.edit} ${label}`}
                onClick={() => onEdit(id)}
              >
                {texts.edit}
              </Button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
