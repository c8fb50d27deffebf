import type { ComponentProps, ReactNode } from 'react';
import { ConstructionGrid } from '../../primitives/construction-grid';
import { groundClass } from '../logo-stage/ground';
import { useWizardTexts, type wizardTexts } from '../texts/wizard';
import { HeldImage } from './held-image';
import { PreviewSketch } from './preview-sketch';

/** Props of {@link LivePreview}; the rest goes to the root `<figure>`. */
export type LivePreviewProps = {
  /** Address of the drawing; a new one replaces the old one only when it has loaded. */
  src?: string | undefined;
  /** The name that `src` draws, where `name` may run ahead of it. @default name */
  drawnName?: string | undefined;
  /** A drawing could not be loaded; the address tells which. Nothing is shown of it but what `note` says. */
  onImageError?: ((src: string) => void) | undefined;
  /** Why there is no drawing and what would mend it, in one line below. */
  note?: ReactNode | undefined;
  /** The name being drawn; set by the still drawing while there is no image. */
  name: string;
  /** The chosen colour, `#RRGGBB`, for the still drawing. */
  color?: string | undefined;
  /** Replaces the still drawing that stands in when there is no image. */
  fallback?: ReactNode | undefined;
  /** What the drawing lies on, whatever the page's theme; it must suit the variant that `src` asks for. */
  ground?: 'light' | 'dark' | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof wizardTexts.preview> | undefined;
} & Omit<ComponentProps<'figure'>, 'children'>;

/** The logo while it is being decided, on the drawing table. Never reports a failure by itself. */
export function LivePreview({
  src,
  name,
  drawnName = name,
  onImageError,
  note,
  color,
  fallback,
  ground = 'light',
  texts: given,
  className,
  ...rest
}: LivePreviewProps) {
  const texts = useWizardTexts('preview', given);
  const sketch = fallback ?? <PreviewSketch name={name.trim() || texts.sampleName} color={color} />;
  return (
    <figure {...rest} className={`own:w-full ${className ?? ''}`}>
      <div
        className={`${groundClass[ground]} relative isolate aspect-4/3 overflow-hidden rounded-card border border-line`}
      >
        <ConstructionGrid className="-z-1" />
        <HeldImage
          src={src}
          subject={drawnName}
          onImageError={onImageError}
          fallback={sketch}
          className="p-[10%]"
        />
      </div>
      <figcaption className="eyebrow mt-2">{texts.caption}</figcaption>
      {note ? <p className="mt-1 text-small text-danger-text">{note}</p> : null}
    </figure>
  );
}
