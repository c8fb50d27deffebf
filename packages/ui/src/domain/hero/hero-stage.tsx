import { useMemo } from 'react';
import { ConstructionGrid } from '../../primitives/construction-grid';
import { IconButton } from '../../primitives/icon-button';
import { LogoSheet, type ShownLogo } from '../logo-sheet';
import { letters } from './hero-frames';
import { useHeroFrames } from './use-hero-frames';

/** Props of {@link HeroStage}. */
type HeroStageProps = {
  logos: readonly ShownLogo[];
  texts: { field: string; pause: string; resume: string; examples: string };
};

/** The product at work: a name is typed, its logo appears on the construction grid, then the next. */
export function HeroStage({ logos, texts }: HeroStageProps) {
  const names = useMemo(() => logos.map(({ name }) => name), [logos]);
  const { frame, canPlay, playing, toggle } = useHeroFrames(names);
  const light = logos.some(({ darkSrc }) => darkSrc === undefined);
  const name = letters(names[frame.index] ?? '');
  return (
    <figure
      className={`${light ? 'light ' : ''}overflow-hidden rounded-card border border-line bg-raised text-ink`}
    >
      <figcaption className="sr-only">
        {texts.examples} {names.join(', ')}.
      </figcaption>
      <div aria-hidden="true">
        <div className="border-b border-line p-4 @lg:p-5">
          <p className="text-small font-semibold">{texts.field}</p>
          <p className="mt-1.5 flex min-h-12 items-center rounded-control border border-line-strong px-4 text-lead">
            {name.slice(0, frame.typed).join('')}
            <span className="ms-0.5 h-6 w-0.5 bg-accent" />
          </p>
        </div>
        <div className="relative isolate aspect-4/3 overflow-hidden @lg:aspect-16/9">
          <ConstructionGrid className="-z-1" />
          {logos.map((logo, index) => (
            <LogoSheet
              key={logo.name}
              logo={logo}
              ground={light ? 'light' : 'theme'}
              loading={index === 0 ? 'eager' : 'lazy'}
              data-active={frame.shown && index === frame.index ? '' : undefined}
              className="absolute inset-x-[12%] inset-y-[18%] bg-transparent opacity-0 transition-opacity ease-settle duration-slow data-active:opacity-100"
            />
          ))}
        </div>
      </div>
      <div className="flex min-h-12 items-center justify-between border-t border-line px-3 text-caption text-ink-faint">
        <span aria-hidden="true" dir="ltr" className="px-2 font-code tabular-nums">
          {frame.index + 1}/{logos.length}
        </span>
        {canPlay ? (
          <IconButton
            size="sm"
            label={playing ? texts.pause : texts.resume}
            icon={
              <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
                <path d={playing ? 'M5 4H8.5V16H5ZM11.5 4H15V16H11.5Z' : 'M6 3.5V16.5L16.5 10Z'} />
              </svg>
            }
            onClick={toggle}
          />
        ) : null}
      </div>
    </figure>
  );
}
