import { type ComponentProps, useEffect, useRef } from 'react';
import { ConstructionGrid } from '../../primitives/construction-grid';
import { useWizardTexts, type wizardTexts } from '../texts/wizard';

/** Props of {@link GeneratingPanel}; the rest goes to the root `<div>`. */
export type GeneratingPanelProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Takes focus when it appears, because the button that was pressed is gone; true unless told otherwise. */
  focusOnMount?: boolean | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof wizardTexts.generating> | undefined;
};

/** A mark being drawn on the grid while the logo is made (section 2: 'Generando tu logo...'). */
export function GeneratingPanel({
  focusOnMount = true,
  texts: given,
  className,
  ...rest
}: GeneratingPanelProps) {
  const texts = useWizardTexts('generating', given);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOnMount) words.current?.focus();
  }, [focusOnMount]);
  return (
    <div
      {...rest}
      role="status"
      className={`relative isolate min-h-96 grid-cols-1 place-items-center content-center gap-6 overflow-hidden rounded-card border border-line bg-raised p-[min(1.5rem,7.5vw)] text-center own:grid ${className ?? ''}`}
    >
      <ConstructionGrid className="-z-1" />
      <Stroke />
      <div
        ref={words}
        tabIndex={-1}
        className="max-w-full rounded-control bg-raised px-[min(1rem,5vw)] py-1 wrap-anywhere outline-none"
      >
        <p className="heading text-headline">{texts.title}</p>
        <p className="mt-1 text-ink-muted">{texts.detail}</p>
      </div>
    </div>
  );
}

/** A circle, its tangent and the curve between them, drawn one after another. */
function Stroke() {
  const pen = 'animate-draw motion-reduce:animate-none [stroke-dasharray:1]';
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 120"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      className="size-32 text-accent-edge"
      stroke="currentColor"
    >
      <circle cx="60" cy="60" r="46" pathLength="1" className={pen} strokeOpacity="0.35" strokeWidth="1" />
      <path d="M14 60H106M60 14V106" pathLength="1" className={pen} strokeOpacity="0.35" strokeWidth="1" />
      <path d="M22 78C34 40 48 30 60 60S86 82 98 42" pathLength="1" className={pen} strokeWidth="3.5" />
      <rect x="18.5" y="74.5" width="7" height="7" className="fill-raised" />
      <rect x="94.5" y="38.5" width="7" height="7" className="fill-raised" />
    </svg>
  );
}
