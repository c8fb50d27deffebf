import { type ComponentProps, useCallback, useState } from 'react';
import { LogoTile } from './logo-tile';

/** Props of {@link LogoImage}; the rest goes to the `<img>`. */
export type LogoImageProps = Omit<ComponentProps<'img'>, 'src' | 'color' | 'ref'> & {
  /** Address of the image; missing, blank or failing shows the tile. */
  src?: string | null | undefined;
  /** The logo's name: its first letter stands on the tile. */
  name: string;
  /** Ground of the tile, `#RRGGBB`; without it the tile is in the accent's quiet tone. */
  color?: string | null | undefined;
  /** Empty by default, because the name stands beside the image; the result stage gives the name. */
  alt?: string | undefined;
};

/**
 * A logo's picture, or a coloured tile with the initial when there is none or it fails (specification,
 * section 2). It fills its place: the frame around it gives the size, so nothing shifts when it arrives.
 */
export function LogoImage({
  src,
  name,
  color,
  alt = '',
  loading = 'lazy',
  className,
  onError,
  ...rest
}: LogoImageProps) {
  const address = src?.trim() || undefined;
  const [failed, setFailed] = useState<string>();
  // An image of server-rendered HTML may have failed before React listened.
  const inspect = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(image.src);
  }, []);
  if (!address || failed === address) {
    return <LogoTile name={name} color={color} alt={alt} className={className} />;
  }
  return (
    <img
      decoding="async"
      draggable={false}
      {...rest}
      ref={inspect}
      src={address}
      alt={alt}
      loading={loading}
      data-state="image"
      onError={(event) => {
        setFailed(address);
        onError?.(event);
      }}
      className={`object-contain own:block own:size-full ${className ?? ''}`}
    />
  );
}
