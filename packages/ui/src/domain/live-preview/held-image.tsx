import type { ReactNode } from 'react';
import { imageOutcome } from '../../lib/image-outcome';
import { useHeldImage } from './use-held-image';

type HeldImageProps = {
  src?: string | undefined;
  /** What `src` is a picture of: an image of another subject does not outlive one that failed. */
  subject?: string | undefined;
  /** The image of the address could not be loaded. */
  onImageError?: ((src: string) => void) | undefined;
  /** What stands there while there is no image. */
  fallback: ReactNode;
  /** Padding around the image. */
  className?: string | undefined;
};

/** A silent image that fills the positioned box around it and changes without a gap, or a fallback. */
export function HeldImage({ src, subject, onImageError, fallback, className }: HeldImageProps) {
  const { shown, pending, onLoad, onError } = useHeldImage(src, subject);
  const layers = [shown, pending].filter((one) => one !== undefined);
  const fail = (url: string) => {
    onError(url);
    if (url === pending) onImageError?.(url);
  };
  return (
    <>
      {shown === undefined && fallback}
      {layers.map((url) => (
        <img
          key={url}
          src={url}
          alt=""
          decoding="async"
          data-layer={url === shown ? 'shown' : 'pending'}
          ref={(image) => {
            const outcome = image && url === pending ? imageOutcome(image) : 'pending';
            if (outcome === 'loaded') onLoad(url);
            else if (outcome === 'failed') fail(url);
          }}
          onLoad={() => onLoad(url)}
          onError={() => fail(url)}
          className={`absolute inset-0 size-full object-contain transition-opacity duration-fast ease-settle ${url === shown ? '' : 'opacity-0'} ${className ?? ''}`}
        />
      ))}
    </>
  );
}
