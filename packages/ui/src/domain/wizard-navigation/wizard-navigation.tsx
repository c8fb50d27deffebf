import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '../../primitives/button';
import { useWizardTexts, type wizardTexts } from '../texts/wizard';

/** Props of {@link WizardNavigation}; the rest goes to the root `<div>`. */
export type WizardNavigationProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The step being answered, 1-based. */
  step: number;
  /** How many steps there are. */
  stepCount: number;
  /** Whether the current step is valid; until it is, the leading button is natively disabled. */
  canContinue: boolean;
  /** 'Anterior' was pressed. */
  onPrevious: () => void;
  /** 'Siguiente' was pressed. */
  onNext: () => void;
  /** 'Generar Logo' was pressed. */
  onGenerate: () => void;
  /** The leading button takes focus when it appears: after a generation, whose panel took it; false by default. */
  focusOnMount?: boolean | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof wizardTexts.navigation> | undefined;
};

/** Back and forward through the wizard; at the last step forward becomes 'Generar Logo' (section 2). */
export function WizardNavigation({
  step,
  stepCount,
  canContinue,
  onPrevious,
  onNext,
  onGenerate,
  focusOnMount = false,
  texts: given,
  className,
  ...rest
}: WizardNavigationProps) {
  const texts = useWizardTexts('navigation', given);
  const leading = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusOnMount) leading.current?.focus();
  }, [focusOnMount]);
  return (
    <div
      {...rest}
      className={`flex-wrap items-center justify-between gap-x-2 gap-y-3 *:grow own:flex at-30:*:grow-0 ${className ?? ''}`}
    >
      <Button
        variant="ghost"
        size="lg"
        iconStart={<ArrowLeft className="rtl:-scale-x-100" />}
        disabled={step <= 1}
        onClick={onPrevious}
      >
        {texts.previous}
      </Button>
      {step >= stepCount ? (
        <Button ref={leading} key="generate" size="lg" disabled={!canContinue} onClick={onGenerate}>
          {texts.generate}
        </Button>
      ) : (
        <Button
          ref={leading}
          key="next"
          size="lg"
          disabled={!canContinue}
          iconEnd={<ArrowRight className="rtl:-scale-x-100" />}
          onClick={onNext}
        >
          {texts.next}
        </Button>
      )}
    </div>
  );
}
