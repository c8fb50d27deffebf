import type { ComponentProps, ReactNode } from 'react';
import { ConstructionGrid } from '../../primitives/construction-grid';
import { wizardTexts } from '../texts/wizard';
import { PreviewSketch } from './preview-sketch';
import { useHeldImage } from './use-held-image';

/** Props of {@link LivePreview}; the rest goes to the root `<figure>`. */
export type LivePreviewProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** Address of the drawing; a new one replaces the old one only when it has loaded. */
  src?: string | undefined;
  /** The name being drawn; shown by the still drawing while there is no image. */
  name: string;
  /** The chosen colour, `#RRGGBB`, for the still drawing. */
  color?: string | undefined;
  /** Replaces the still drawing that stands in when there is no image. */
  fallback?: ReactNode | undefined;
  /** What the drawing lies on, whatever the page's theme; it must suit the variant that `src` asks for. */
  surface?: 'light' | 'dark' | undefined;
  texts?: Partial<typeof wizardTexts.preview> | undefined;
};

/** The logo while it is being decided, on the drawing table. Never moves the page, never reports a failure. */
export function LivePreview({
  src,
  name,
  color,
  fallback,
  surface = 'light',
  texts: given,
  className,
  ...rest
}: LivePreviewProps) {
  const texts = { ...wizardTexts.preview, ...given };
  const { shown, pending, onLoad, onError } = useHeldImage(src);
  const drawings = [shown, pending].filter((one) => one !== undefined);
  return (
    <figure {...rest} className={`own:w-full ${className ?? ''}`} data-state={shown ? 'drawn' : 'still'}>
      <div
        className={`${surface} relative isolate aspect-4/3 overflow-hidden rounded-card border border-line bg-raised text-ink`}
      >
        <ConstructionGrid className="-z-1" />
        {shown === undefined &&
          (fallback ?? <PreviewSketch name={name.trim() || texts.sampleName} color={color} />)}
        {drawings.map((url) => (
          <img
            key={url}
            src={url}
            alt=""
            decoding="async"
            onLoad={() => onLoad(url)}
            onError={() => onError(url)}
            className={`absolute inset-0 size-full object-contain p-[10%] transition-opacity ${url === shown ? '' : 'opacity-0'}`}
          />
        ))}
      </div>
      <figcaption className="eyebrow mt-2">{texts.caption}</figcaption>
    </figure>
  );
}
