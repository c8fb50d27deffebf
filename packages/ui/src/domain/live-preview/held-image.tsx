import type { ReactNode } from 'react';
import { useHeldImage } from './use-held-image';

type HeldImageProps = {
  src?: string | undefined;
  /** What stands there while there is no image. */
  fallback: ReactNode;
  /** Padding around the image. */
  className?: string | undefined;
};

/** A silent image that fills the positioned box around it and changes without a gap, or a fallback. */
export function HeldImage({ src, fallback, className }: HeldImageProps) {
  const { shown, pending, onLoad, onError } = useHeldImage(src);
  const layers = [shown, pending].filter((one) => one !== undefined);
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
          onLoad={() => onLoad(url)}
          onError={() => onError(url)}
          className={`absolute inset-0 size-full object-contain transition-opacity duration-fast ease-settle ${url === shown ? '' : 'opacity-0'} ${className ?? ''}`}
        />
      ))}
    </>
  );
}
