import { type ComponentProps, useState } from 'react';
import { imageOutcome } from '../../lib/image-outcome';
import { ConstructionGrid } from '../../primitives/construction-grid';
import { LogoImage } from '../logo-image';
import { groundClass } from './ground';

/** Props of {@link LogoHero}; the rest goes to the root `<div>`. */
export type LogoHeroProps = {
  /** The logo's name: the text alternative of its image. */
  name: string;
  /** Address of the image for light grounds; without one a tile with the initial stands in. */
  src?: string | null | undefined;
  /** The logo's colour, `#RRGGBB`: ground of the tile. */
  color?: string | null | undefined;
} & Omit<ComponentProps<'div'>, 'children'>;

const GUIDES = [
  'inset-x-0 top-[14%] h-px origin-left rtl:origin-right',
  'inset-x-0 bottom-[14%] h-px origin-right rtl:origin-left',
  'inset-y-0 start-[10%] w-px origin-top',
  'inset-y-0 end-[10%] w-px origin-bottom',
];

/** The new logo on the drawing table. When it arrives the guides are ruled and it is uncovered between them. */
export function LogoHero({ name, src, color, className, ...rest }: LogoHeroProps) {
  const [arrived, setArrived] = useState<string>();
  const address = src?.trim() || undefined;
  const waiting = address !== undefined && arrived !== address;
  const settle = () => setArrived(address);
  return (
    <div
      {...rest}
      data-state={waiting ? 'waiting' : 'arrived'}
      className={`${groundClass.light} group relative isolate aspect-3/2 overflow-hidden rounded-card border border-line own:w-full ${className ?? ''}`}
    >
      <ConstructionGrid className="-z-1" />
      {GUIDES.map((place) => (
        <span
          key={place}
          aria-hidden="true"
          className={`absolute bg-accent-line forced:hidden transition-transform duration-500 ease-settle group-data-[state=waiting]:scale-0 ${place}`}
        />
      ))}
      <div
        className={`absolute inset-x-[10%] inset-y-[14%] grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center p-3 transition-[clip-path,opacity] duration-900 ease-settle motion-reduce:transition-none ${
          waiting
            ? 'opacity-0 [clip-path:inset(0_100%_0_0)] rtl:[clip-path:inset(0_0_0_100%)]'
            : '[clip-path:inset(0)]'
        }`}
      >
        <LogoImage
          name={name}
          src={address}
          color={color}
          alt={name}
          loading="eager"
          ref={(image) => {
            // The tile that stands in for an image loads nothing.
            const isPending = image instanceof HTMLImageElement && imageOutcome(image) === 'pending';
            if (waiting && image && !isPending) settle();
          }}
          onLoad={settle}
          onError={settle}
          className={address === undefined ? 'aspect-square h-full w-auto rounded-card' : ''}
        />
      </div>
    </div>
  );
}
