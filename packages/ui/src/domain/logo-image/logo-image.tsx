import type { ComponentProps, ComponentPropsWithoutRef, Ref } from 'react';
import { usePicture } from '../../lib/use-picture';
import { LogoTile } from './logo-tile';

/** Props of {@link LogoImage}; the rest goes to the `<img>`, or to the tile's `<svg>`. */
export type LogoImageProps = {
  /** The image, or the tile that stands in for it. */
  ref?: Ref<HTMLImageElement | SVGSVGElement> | undefined;
  /** Address of the image; missing, blank or failing shows the tile. */
  src?: string | null | undefined;
  /** The logo's name: its first letter stands on the tile. */
  name: string;
  /** Ground of the tile, `#RRGGBB`; without it the tile is in the accent's quiet tone. */
  color?: string | null | undefined;
  /** Empty by default, because the name stands beside the image; the result stage gives the name. */
  alt?: string | undefined;
  /** `eager` for what is seen first. */
  loading?: 'eager' | 'lazy' | undefined;
} & Omit<ComponentProps<'img'>, 'src' | 'color' | 'ref'>;

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
  ref,
  ...rest
}: LogoImageProps) {
  const { picture, attach, fail } = usePicture(src?.trim() || undefined, ref);
  if (picture === undefined) {
    return (
      <LogoTile
        {...ofAnyElement(rest)}
        ref={attach}
        name={name}
        color={color}
        alt={alt}
        className={className}
      />
    );
  }
  return (
    <img
      decoding="async"
      draggable={false}
      {...rest}
      ref={attach}
      src={picture}
      alt={alt}
      loading={loading}
      data-state="image"
      onError={(event) => {
        fail();
        onError?.(event);
      }}
      className={`object-contain own:block own:size-full ${className ?? ''}`}
    />
  );
}

/** What any element can have, of the props of an image: the others say how to fetch and fit one. */
function ofAnyElement(props: Record<string, unknown>): ComponentPropsWithoutRef<'svg'> {
  const common =
    /^(id|style|title|role|tabIndex|lang|dir|data-.+|aria-.+|on(Click|Focus|Blur|Key|Pointer|Mouse|Touch).*)$/;
  return Object.fromEntries(Object.entries(props).filter(([name]) => common.test(name)));
}
